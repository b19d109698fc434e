// Puts the parts together that tell people where they do not look.
import { randomUUID } from 'node:crypto';
import type { Runner, Store } from '@sunglade/match';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Secrets } from '../base/secrets.ts';
import { Carriers } from './carriers.ts';
import { Links } from './links.ts';
import { loadTeller } from './log.ts';
import { createMailServer } from './mail.ts';
import { createOutbound } from './outbound.ts';
import { makeVapidKeys, Vapid } from './push-message.ts';
import { Sender } from './sender.ts';
import { PersonalWays } from './ways.ts';

export interface NoticesNeeds {
  readonly config: Config;
  readonly store: Store;
  readonly runner: Runner;
  readonly secrets: Secrets;
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly isGuest: (user: string) => Promise<boolean>;
}

export interface Notices {
  readonly ways: PersonalWays;
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

/** `Sunglade <games@example.org>` or the address alone. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

export async function createNotices(needs: NoticesNeeds): Promise<Notices> {
  const { config, store, runner, secrets, now, metrics, log, isGuest } = needs;
  const { publicUrl, smtpUrl, mailFrom, allowPrivateWebhooks, mailsPerHour } = config;
  const from = addressIn(mailFrom);
  // Made by whichever node is first, kept for as long as the site lives: browsers subscribe to this very key.
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${from || 'nobody@localhost'}`;
  const vapid = new Vapid(await store.hostSecret('vapid', makeVapidKeys()), subject);
  const links = new Links(await store.hostSecret('links', secrets.token()));
  const mail = smtpUrl === '' ? null : createMailServer(smtpUrl, mailFrom, from.split('@')[1] ?? 'localhost');
  const post = createOutbound({ allowPrivate: allowPrivateWebhooks });
  const carriers = new Carriers({ config, post, vapid, links, mail });
  const sender = new Sender({
    store,
    runner,
    carriers,
    now,
    // No secret, and drawn each second: whoever brings secrets of their own keeps their order.
    lease: randomUUID,
    tellLog: await loadTeller(),
    mailsPerHour,
    onSent: (kind, became) => {
      metrics.told(kind, became);
      // Where it was to go is known to its owner alone.
      if (became !== 'sent') log.info({ way: kind, became }, 'a notice was not taken');
    },
    onError: (error) => {
      metrics.failed();
      log.error({ err: error }, 'a notice failed');
    },
  });
  return {
    ways: new PersonalWays({ store, carriers, links, secrets, now, config, isGuest }),
    sweep: () => sender.sweep(),
    async stop() {
      await sender.stop();
      mail?.close();
    },
  };
}
