// Hands a message to whatever a way leads to. Which ways there are follows from the operator's settings.
import type { WayStored } from '@sunglade/match';
import type { WayGap, WayKind } from '@sunglade/protocol';
import type { Config } from '../base/config.ts';
import type { Links } from './links.ts';
import { confirmLetter, type MailServer, noticeLetter, type StopLinks } from './mail.ts';
import type { Message } from './message.ts';
import type { Outbound } from './outbound.ts';
import { sendPush } from './push.ts';
import type { Vapid } from './push-message.ts';
import { judgeAnswer, judgeError, type Sent } from './sent.ts';
import { discordCall, gotifyCall, ntfyCall, webhookCall } from './services.ts';

export interface CarriersNeeds {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly post: Outbound;
  readonly vapid: Vapid;
  readonly links: Links;
  /** null where no mail server is set. */
  readonly mail: MailServer | null;
}

export class Carriers {
  readonly #needs: CarriersNeeds;

  constructor(needs: CarriersNeeds) {
    this.#needs = needs;
  }

  get pushKey(): string {
    return this.#needs.vapid.publicKey;
  }

  /** Why nobody can have this way here; null if everybody can. */
  gapOf(kind: WayKind): Exclude<WayGap, 'account-needed'> | null {
    if (kind !== 'mail') return null;
    if (!this.#needs.mail) return 'no-mail-server';
    return this.#needs.config.publicUrl === '' ? 'no-public-url' : null;
  }

  async carry(way: WayStored, message: Message, now: number): Promise<Sent> {
    const { post, vapid } = this.#needs;
    const { target, secret } = way;
    const link = this.#link(message.path);
    switch (target.kind) {
      case 'push':
        return sendPush(post, vapid, target, message, now);
      case 'mail':
        return this.#mail(way.id, target.address, message);
      case 'ntfy':
        return this.#call(ntfyCall(target, message, link));
      case 'gotify':
        return this.#call(gotifyCall(target, message, link));
      case 'discord':
        return this.#call(discordCall(target, message, link));
      case 'webhook':
        return this.#call(webhookCall(target, secret, message, link, now));
    }
  }

  /** Asks at a mail address whether its owner wants to be written to. */
  async askToConfirm({ id, target, language }: WayStored, now: number): Promise<Sent> {
    const { mail, links } = this.#needs;
    if (target.kind !== 'mail' || !mail) return { kind: 'failed', why: 'unreachable' };
    const never = links.makeNever(id, target.address);
    return mail.post(
      confirmLetter(target.address, `confirm.${id}.${now}`, language, {
        yes: this.#link(`/notices/confirm/${links.make('confirm', id, target.address)}`) ?? '',
        ...this.#stopLinks(never),
      }),
    );
  }

  async #mail(way: string, address: string, message: Message): Promise<Sent> {
    const { mail, links } = this.#needs;
    if (!mail) return { kind: 'later', afterMs: null };
    const token = links.make('stop', way, address);
    return mail.post(
      noticeLetter(address, message, {
        open: this.#link(message.path) ?? '',
        ...this.#stopLinks(token),
      }),
    );
  }

  #stopLinks(token: string): StopLinks {
    return {
      stop: this.#link(`/api/notices/stop/${token}`) ?? '',
      stopPage: this.#link(`/notices/stop/${token}`) ?? '',
    };
  }

  async #call({ url, ...posted }: ReturnType<typeof webhookCall>): Promise<Sent> {
    try {
      return judgeAnswer(await this.#needs.post(url, posted));
    } catch (error) {
      return judgeError(error);
    }
  }

  /** null where the server does not know how people reach it. */
  #link(path: string): string | null {
    const { publicUrl } = this.#needs.config;
    return publicUrl === '' ? null : `${publicUrl}${path}`;
  }
}
