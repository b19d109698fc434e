// For tests of what is told: Ann and Bob at tables of Glade, and carriers that only write down what they were given.
import type { Store, WayStored } from '@sunglade/match';
import { sampleWay } from '@sunglade/match/contract';
import { createGladeSite, type GladeSite, sitDown } from '../base/testing.ts';
import type { Carriers } from './carriers.ts';
import type { TellLog } from './log.ts';
import type { Message } from './message.ts';
import { Sender } from './sender.ts';
import type { Sent } from './sent.ts';

export const MINUTE = 60_000;
export const START = Date.parse('2026-11-16T12:00:00Z');

export class Office {
  now = START;
  carried: { readonly way: string; readonly message: Message }[] = [];
  /** What becomes of the next messages. */
  became: (way: WayStored) => Promise<Sent> | Sent = () => ({ kind: 'sent' });
  /** What the log says; without a page nobody can. */
  tellLog: TellLog = async () => null;
  /** What went wrong; nothing does, unless a test wants it. */
  readonly failed: unknown[] = [];
  readonly site: GladeSite = createGladeSite(() => this.now);
  readonly sender = this.senderOf('a');

  get store(): Store {
    return this.site.store;
  }

  senderOf(lease: string): Sender {
    return new Sender({
      store: this.store,
      runner: this.site.runner,
      carriers: {
        carry: async (way: WayStored, message: Message) => {
          this.carried.push({ way: way.id, message });
          return this.became(way);
        },
      } as unknown as Carriers,
      now: () => this.now,
      lease: () => `${lease} ${this.carried.length} ${this.now}`,
      tellLog: (...heard) => this.tellLog(...heard),
      mailsPerHour: 2,
      onSent: () => undefined,
      onError: (error) => this.failed.push(error),
    });
  }

  /** Sweeps until nothing is on its way; as long as time does not pass, nothing else becomes due. */
  async sweep(one = this.sender): Promise<void> {
    await one.sweep();
    for (let i = 0; i < 50; i++) await new Promise((done) => setImmediate(done));
  }

  /** What was told since the last time. */
  taken(): readonly { readonly way: string; readonly message: Message }[] {
    return this.carried.splice(0);
  }

  /** How much is still to be told, apart from what comes when little time is left. */
  async waiting(way = 'w'): Promise<number> {
    return (await this.store.noticesOf(way)).filter(({ kind }) => kind !== 'hurry').length;
  }

  bobsWay(more: Partial<WayStored> = {}): Promise<void> {
    return this.store.addWay(sampleWay('w', { user: 'bob', ...more }));
  }

  /** Ann and Bob at a table where it is Bob's turn, whoever began. */
  async bobsTurn(id: string): Promise<void> {
    const { site } = this;
    await site.open(id, { kind: 'days', days: 3 });
    await site.act(id, 'ann', 0, sitDown('Ann'));
    await site.act(id, 'bob', 1, sitDown('Bob'));
    await site.act(id, 'ann', -1, '!start');
    if ((await site.acting(id)).includes(0)) await site.playTurn(id);
  }
}
