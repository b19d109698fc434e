import { computed, signal } from '@preact/signals';
import {
  beginOf,
  type ChatLine,
  type ClientMessage,
  PROTOCOL,
  readMoved,
  type ServerMessage,
  SOCKET_PATH,
  type Talk,
} from '@sunglade/protocol';
import { OPEN_PROBLEMS, quieter, type Seen } from '@sunglade/table';
import { chatOfTable, pastOfTable, recordOfTable, signIn } from './api.ts';
import { createEntropy, createId } from './ids.ts';
import { Missed } from './missed.ts';
import type { Answer, Connection, News, Session, Unreadable } from './session.ts';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
/** A socket that says nothing for so long is dead, whatever the browser believes. */
const SILENCE = 40_000;
const PING = 15_000;

interface Open {
  readonly message: ClientMessage;
  settle(answer: Answer): void;
}

/** A table on the server. Unanswered submissions are sent again with the same id after every new connection. */
export function openRemote(table: string): Session {
  const connection = signal<Connection>('connecting');
  const seen = signal<Seen | null>(null);
  const chat = signal<readonly ChatLine[]>([]);
  const presence = signal({ here: 0, watching: 0 });
  const allowed = signal<Talk>('text');
  const talk = computed(() => quieter(allowed.value, seen.value?.talk ?? 'text'));
  const missed = new Missed();
  const listeners = new Set<(news: News) => void>();
  const open = new Map<string, Open>();
  let socket: WebSocket | null = null;
  let closed = false;
  let wait = FIRST_WAIT;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;
  let watching = false;
  let watchId = '';
  const unreadable = signal<Unreadable | null>(null);

  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const watch = (): void => {
    watching = true;
    watchId = createId();
    send({ type: 'watch', id: watchId, table });
  };

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        allowed.value = message.talk;
        missed.awayMs = message.awayMs ?? 0;
        wait = FIRST_WAIT;
        watch();
        return;
      case 'reload':
        connection.value = 'reload';
        return;
      case 'seen':
        if (message.table !== table) return;
        show(message.seen, []);
        connection.value = 'live';
        if (watching) {
          watching = false;
          void readChat();
          for (const { message: again } of open.values()) send(again);
        }
        return;
      case 'moved': {
        const before = seen.value;
        if (message.table !== table || !before || message.seq <= before.seq) return;
        if (beginOf(message) !== before.seq) {
          watch();
          return;
        }
        const next = readMoved(before, message);
        show(next.seen, next.heard);
        return;
      }
      case 'ack':
        answer(message.id, { ok: true });
        return;
      case 'refused': {
        const refusal = message.at ? { code: message.code, at: message.at } : { code: message.code };
        if (message.id === watchId) cannotWatch(message.code);
        answer(message.id, { ok: false, refusal, ...(message.index === undefined ? {} : { index: message.index }) });
        return;
      }
      case 'chat':
        if (message.table === table) hear([message.line]);
        return;
      case 'presence':
        if (message.table !== table) return;
        missed.meet(message.here, message.gone ?? [], Date.now());
        presence.value = { here: message.here, watching: message.watching };
        return;
      case 'error':
      case 'pong':
        return;
    }
  }

  function cannotWatch(code: string): void {
    if (code === 'no-such-table') connection.value = 'gone';
    const problem = OPEN_PROBLEMS.find((one) => one === code);
    if (problem) unreadable.value = problem;
  }

  async function readChat(): Promise<void> {
    const lines = await chatOfTable(table);
    if (lines.ok) hear(lines.value);
  }

  function hear(lines: readonly ChatLine[]): void {
    const fresh = lines.filter((line) => !chat.value.some((old) => old.n === line.n));
    if (fresh.length > 0) chat.value = [...chat.value, ...fresh].sort((a, b) => a.n - b.n);
  }

  function show(after: Seen, heard: News['heard']): void {
    const before = seen.value;
    missed.look(after, Date.now());
    seen.value = after;
    const replanned = JSON.stringify(before?.plans) !== JSON.stringify(after.plans);
    if (before && (heard.length > 0 || before.seq !== after.seq || replanned))
      for (const listener of listeners) listener({ heard, before, after });
  }

  function answer(id: string, value: Answer): void {
    open.get(id)?.settle(value);
    open.delete(id);
  }

  async function connect(): Promise<void> {
    clearTimeout(retry);
    if (closed || socket) return;
    const me = await signIn();
    if (closed || socket) return;
    if (!me.ok) {
      again();
      return;
    }
    const made = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${SOCKET_PATH}`);
    socket = made;
    heardAt = Date.now();
    made.addEventListener('open', () => send({ type: 'hello', protocol: PROTOCOL }));
    made.addEventListener('message', ({ data }: MessageEvent<string>) => {
      heardAt = Date.now();
      receive(JSON.parse(data) as ServerMessage);
    });
    made.addEventListener('close', () => {
      if (socket !== made) return;
      socket = null;
      if (connection.value === 'live' || connection.value === 'connecting') connection.value = 'offline';
      again();
    });
  }

  function again(): void {
    if (closed || connection.value === 'reload' || connection.value === 'gone') return;
    if (connection.value === 'connecting') connection.value = 'offline';
    clearTimeout(retry);
    // Not all pages at the same moment after a restart of the server.
    retry = setTimeout(() => void connect(), wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  const hurry = (): void => {
    wait = FIRST_WAIT;
    void connect();
  };
  const beat = setInterval(() => {
    if (!socket) return;
    if (Date.now() - heardAt > SILENCE) socket.close();
    else send({ type: 'ping' });
  }, PING);
  addEventListener('online', hurry);
  const awake = (): void => {
    if (document.visibilityState === 'visible') hurry();
  };
  document.addEventListener('visibilitychange', awake);
  void connect();

  const ask = (message: ClientMessage & { readonly id: string }): Promise<Answer> =>
    new Promise((settle) => {
      open.set(message.id, { message, settle });
      send(message);
    });
  const unanswered = (seat: number): number => {
    let lines = 0;
    for (const { message } of open.values())
      if (message.type === 'submit' && message.seat === seat) lines += message.steps.length;
    return lines;
  };

  return {
    kind: 'remote',
    connection,
    unreadable,
    seen,
    chat,
    presence,
    botFrom: (one) => missed.botFrom(one),
    awaySince: (one) => missed.awaySince(one),
    overdueFrom: (one) => missed.overdueFrom(one),
    handover: signal<number | null>(null),
    look: () => {},
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit(seat, steps) {
      const at = (seen.value?.counts[seat] ?? 0) + unanswered(seat);
      return ask({ type: 'submit', id: createId(), table, seat, at, steps: [...steps] });
    },
    sit: (name, seat) =>
      ask({
        type: 'sit',
        id: createId(),
        table,
        name,
        entropy: createEntropy(),
        ...(seat === undefined ? {} : { seat }),
      }),
    act: (seat, text) => ask({ type: 'act', id: createId(), table, seat, text }),
    plan: (seat, ways) =>
      ask({
        type: 'plan',
        id: createId(),
        table,
        seat,
        seq: seen.value?.seq ?? 0,
        ways: ways.map((way) => [...way]),
      }),
    talk,
    say: (text) => ask({ type: 'say', id: createId(), table, text }),
    sayPhrase: (phrase) => ask({ type: 'phrase', id: createId(), table, phrase }),
    past: async (withViews) => {
      const answer = await pastOfTable(table, withViews);
      return answer.ok ? answer.value : [];
    },
    record: async () => {
      const answer = await recordOfTable(table);
      return answer.ok ? answer.value : null;
    },
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(beat);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', awake);
      socket?.close();
    },
  };
}
