import { Cluster } from '../cluster/kit/cluster.ts';
import { LetterBox } from '../notices/kit/letters.ts';
import { Receiver } from '../notices/kit/receiver.ts';
import { killWhileTelling } from '../notices/kit/rounds.ts';
import type { Proof } from './proof.ts';

const TURNS = 1_000;

export const notices: Proof = {
  about:
    'three nodes tell of a thousand turns by mail, push and webhook, and one is killed at it; every turn must be told in time, at most three twice and under the same name',
  goal: 'turns',
  async batch(seed) {
    const [receiver, box] = [await Receiver.open(), await LetterBox.open()];
    const env = {
      ALLOW_PRIVATE_WEBHOOKS: 'yes',
      SMTP_URL: box.url,
      MAIL_FROM: 'Sunglade <games@example.org>',
      MAILS_PER_HOUR: '10000',
      PUBLIC_URL: 'http://games.example.org',
    };
    const cluster = await Cluster.start([env, env, env]);
    try {
      const { turns, copies, inFlight, latestMs, problems } = await killWhileTelling(
        cluster,
        { receiver, box },
        TURNS,
        seed,
      );
      return { counts: { turns, kills: 1, inFlight, copies, latestMs }, problems };
    } finally {
      await cluster.stop();
      await receiver.close();
      await box.close();
    }
  },
};
