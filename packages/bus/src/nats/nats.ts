// News between nodes over NATS. It keeps nothing: whatever happens while it is away is found in the store, and when it
// is back everybody is told to look.

import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import type { Bus, News } from '@sunglade/match';
import { parseNews } from './news.ts';

const SUBJECT = 'sunglade.news';
/** A node starts without a bus rather than not at all. */
const FIRST_MS = 3_000;

export interface NatsOptions {
  /** nats://[user:password@]host:port, several separated by commas. A user without a password is a token. */
  readonly url: string;
  readonly onStatus?: (status: 'connected' | 'disconnected' | 'failed', detail: string) => void;
}

export interface NatsBus extends Bus {
  readonly connected: boolean;
}

export async function createNatsBus({ url, onStatus = () => undefined }: NatsOptions): Promise<NatsBus> {
  const listeners = new Set<(news: News) => void>();
  let connection: NatsConnection | null = null;
  let connected = false;
  let closed = false;

  const hear = (news: News): void => {
    for (const listener of listeners) listener(news);
  };

  async function watch(one: NatsConnection): Promise<void> {
    for await (const status of one.status()) {
      if (status.type === 'disconnect' || status.type === 'close') {
        if (connected) onStatus('disconnected', one.getServer());
        connected = false;
      }
      if (status.type === 'reconnect') {
        connected = true;
        onStatus('connected', status.server);
      }
      if (status.type === 'reconnect' || status.type === 'slowConsumer') hear({ kind: 'missed' });
    }
  }

  async function open(): Promise<void> {
    const one = await connect(optionsFor(url));
    if (closed) {
      await one.close();
      return;
    }
    connection = one;
    one.subscribe(SUBJECT, {
      callback: (error, message) => {
        const news = error ? null : parseNews(message.string());
        if (news) hear(news);
      },
    });
    watch(one).catch((error: unknown) => onStatus('failed', String(error)));
    // Everything published from now on is heard.
    await one.flush();
    connected = true;
    onStatus('connected', one.getServer());
    hear({ kind: 'missed' });
  }

  const opening = open().catch((error: unknown) => onStatus('failed', String(error)));
  const late = new Promise<'late'>((done) => setTimeout(() => done('late'), FIRST_MS).unref());
  if ((await Promise.race([opening, late])) === 'late') onStatus('disconnected', 'still trying');

  return {
    get connected() {
      return connected;
    },
    publish(news) {
      // What the client would keep for later is stale by then: whoever comes back looks into the store.
      // And whoever goes tells nobody any more: the connection would not take it.
      if (connected && !closed) connection?.publish(SUBJECT, JSON.stringify(news));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      listeners.clear();
      if (connected) await connection?.drain().catch(() => undefined);
      else await connection?.close();
      connected = false;
    },
  };
}

function optionsFor(url: string): NodeConnectionOptions {
  const servers = url.split(',').map((one) => new URL(one.trim()));
  const { username = '', password = '' } = servers.find((one) => one.username !== '') ?? {};
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    name: 'sunglade',
    servers: servers.map((one) => one.host),
    ...(servers.some((one) => one.protocol === 'tls:') ? { tls: {} } : {}),
    ...(user === '' ? {} : pass === '' ? { token: user } : { user, pass }),
    noEcho: true,
    timeout: 2_000,
    pingInterval: 5_000,
    maxPingOut: 2,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 250,
  };
}
