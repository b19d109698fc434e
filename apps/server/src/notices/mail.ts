// Letters through whichever mail server the operator has. Both forms of a letter say the same.

import type { NoticeLanguage } from '@sunglade/protocol';
import { createTransport } from 'nodemailer';
import type { Message } from './message.ts';
import type { Sent } from './sent.ts';
import { wordsOf } from './words/index.ts';

export interface Letter {
  readonly to: string;
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one click stops them. */
  readonly stop: string;
}

type Post = (letter: Letter) => Promise<Sent>;

const CONNECT_MS = 10_000;
const SILENT_MS = 20_000;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** What the server said, without any address in it. */
function judgeMail(error: unknown): Sent {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  // 5xx is for good; everything else (away, full, too fast) may pass. Wrong settings are the operator's, not this way's.
  const theirs = error instanceof Error && 'command' in error && String(error.command).startsWith('RCPT');
  return code >= 500 && theirs ? { kind: 'failed', why: 'refused' } : { kind: 'later', afterMs: null };
}

export interface MailServer {
  readonly post: Post;
  close(): void;
}

export function createMailServer(url: string, from: string, domain: string): MailServer {
  const transport = createTransport(
    { url, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    post: async ({ to, id, subject, text, html, stop }) => {
      try {
        await transport.sendMail({
          // An address as an object is taken as it is: nothing in it can become a second one.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'List-Unsubscribe': `<${stop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        });
        return { kind: 'sent' };
      } catch (error) {
        return judgeMail(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Plain shapes and no pictures: a letter that looks the same everywhere and asks nobody for anything. */
function page(language: NoticeLanguage, title: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#f4f0e2;color:#27321f;font:16px/1.5 sans-serif">
<div style="max-width:520px;margin:auto;padding:24px;background:#fffdf5;border-radius:12px">
<h1 style="margin:0 0 12px;font-size:22px">${escaped(title)}</h1>
${parts.join('\n')}
</div></body></html>`;
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
const small = (html: string): string => `<p style="margin:16px 0 0;font-size:13px;color:#5c6350">${html}</p>`;
const button = (text: string, link: string): string =>
  `<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f7d3c;color:#fff;text-decoration:none;font-weight:bold">${escaped(text)}</a></p>`;

/** `stop` is what a mail program calls at one click, `stopPage` what a person opens. */
export interface StopLinks {
  readonly stop: string;
  readonly stopPage: string;
}

/** What is below a letter: why it came, and the way out of them. */
const footer = (why: string, stop: string, link: string): string =>
  small(`${escaped(why)} <a href="${escaped(link)}" style="color:#2f6d3a">${escaped(stop)}</a>`);

export function noticeLetter(
  to: string,
  { id, language, title, text, button: open }: Message,
  links: StopLinks & { readonly open: string },
): Letter {
  const { why, stop: stopWords } = wordsOf(language);
  return {
    to,
    id,
    subject: title,
    stop: links.stop,
    text: `${text}\n\n${open}: ${links.open}\n\n-- \n${why}\n${stopWords}: ${links.stopPage}\n`,
    html: page(language, title, [paragraph(text), button(open, links.open), footer(why, stopWords, links.stopPage)]),
  };
}

/** Perhaps somebody else has typed in this address: its owner can have us never ask again. */
export function confirmLetter(
  to: string,
  id: string,
  language: NoticeLanguage,
  links: StopLinks & { readonly yes: string },
): Letter {
  const { title, text, button: yes, ignore, never } = wordsOf(language).confirm;
  return {
    to,
    id,
    subject: title,
    stop: links.stop,
    text: `${text}\n\n${yes}: ${links.yes}\n\n-- \n${ignore}\n${never}: ${links.stopPage}\n`,
    html: page(language, title, [paragraph(text), button(yes, links.yes), footer(ignore, never, links.stopPage)]),
  };
}
