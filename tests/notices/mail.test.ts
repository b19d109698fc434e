// Letters as they arrive at a real mail server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TurnFacts } from '../../apps/server/src/notices/facts.ts';
import { confirmLetter, createMailServer, type MailServer, noticeLetter } from '../../apps/server/src/notices/mail.ts';
import { messageOf } from '../../apps/server/src/notices/message.ts';
import { LetterBox } from './kit/letters.ts';

let box: LetterBox;
let mail: MailServer;
beforeAll(async () => {
  box = await LetterBox.open();
  mail = createMailServer(box.url, 'Sunglade <games@example.org>', 'example.org');
});
afterAll(async () => {
  mail.close();
  await box.close();
});

const facts: TurnFacts = {
  kind: 'turn',
  game: 'harmonies',
  begins: false,
  others: [{ name: 'Zoë <b>&', bot: null }],
  played: [{ name: 'Zoë <b>&', bot: null }],
  points: 27,
  left: 5 * 3_600_000,
};
const notice = {
  kind: 'turn',
  match: 'table-1',
  seat: 0,
  way: 'way',
  line: 7,
  at: 1,
  attempts: 0,
  hurryAt: null,
} as const;
const links = {
  open: 'https://games.example.org/t/table-1',
  stop: 'https://games.example.org/api/notices/stop/way.token',
  stopPage: 'https://games.example.org/notices/stop/way.token',
};

const EXPECTED = {
  en: ['Your turn: Harmonies', 'Zoë <b>& has played. You have 27 points. 5 hours left.', 'No more of these mails'],
  de: [
    'Du bist dran: Harmonies',
    'Zoë <b>& hat gespielt. Du hast 27 Punkte. Noch 5 Stunden.',
    'Keine solchen Mails mehr',
  ],
  fr: [
    'À vous de jouer : Harmonies',
    'Zoë <b>& a joué. Vous avez 27 points. Encore 5\u00a0heures.',
    'Ne plus recevoir ces messages',
  ],
} as const;

test.each(['en', 'de', 'fr'] as const)(
  'a notice in %s, plain and as a page, with one click to stop',
  async (language) => {
    const message = messageOf(notice, facts, language);
    const to = `${language}@example.net`;
    expect(await mail.post(noticeLetter(to, message, links))).toEqual({ kind: 'sent' });
    const [letter] = box.to(to);
    if (!letter) throw new Error('nothing arrived');
    const [subject, text, stop] = EXPECTED[language];
    expect(letter.headers.get('subject')).toBe(subject);
    expect(letter.headers.get('from')).toBe('Sunglade <games@example.org>');
    expect(letter.headers.get('to')).toBe(to);
    expect(letter.headers.get('message-id')).toBe(`<${message.id}@example.org>`);
    expect(letter.headers.get('list-unsubscribe')).toBe(`<${links.stop}>`);
    expect(letter.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(letter.headers.get('auto-submitted')).toBe('auto-generated');
    for (const part of [text, links.open, links.stopPage, stop]) expect(letter.text).toContain(part);
    // A name is never more than a name.
    expect(letter.html).not.toContain('<b>');
    expect(letter.html).toContain(`<html lang="${language}">`);
    expect(letter.html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))).toContain(text);
    for (const part of [links.open, links.stopPage, stop]) expect(letter.html).toContain(part);
    expect(letter.html).not.toMatch(/<img|<script|<link/);
  },
);

test('a second copy has the same id, and another turn another one', async () => {
  const again = messageOf(notice, { ...facts, left: 4 * 3_600_000 }, 'en');
  expect(again.id).toBe(messageOf(notice, facts, 'en').id);
  expect(messageOf({ ...notice, line: 9 }, facts, 'en').id).not.toBe(again.id);
});

const ASKED = {
  en: ['May Sunglade write to you?', 'Yes, write to me', 'Never ask at this address again'],
  de: ['Darf Sunglade dir schreiben?', 'Ja, schreib mir', 'Unter dieser Adresse nie wieder fragen'],
  fr: ['Sunglade peut-il vous écrire ?', 'Oui, écrivez-moi', 'Ne plus jamais poser la question à cette adresse'],
} as const;

test.each(['en', 'de', 'fr'] as const)(
  'a question in %s, plain and as a page, with one click never to be asked again',
  async (language) => {
    const to = `new-${language}@example.net`;
    const asked = { ...links, yes: 'https://games.example.org/notices/confirm/way.token' };
    expect(await mail.post(confirmLetter(to, 'confirm.1', language, asked))).toEqual({ kind: 'sent' });
    const [letter] = box.to(to);
    const [subject, ...said] = ASKED[language];
    expect(letter?.headers.get('subject')).toBe(subject);
    expect(letter?.headers.get('list-unsubscribe')).toBe(`<${links.stop}>`);
    expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const form of [letter?.text, letter?.html])
      for (const part of [...said, asked.yes, links.stopPage]) expect(form).toContain(part);
    expect(letter?.html).toContain(`<html lang="${language}">`);
  },
);

test('an address that is not taken is refused for good, a server that is away is tried again', async () => {
  box.unknown.add('gone@example.net');
  const message = messageOf(notice, facts, 'en');
  expect(await mail.post(noticeLetter('gone@example.net', message, links))).toEqual({ kind: 'failed', why: 'refused' });
  const away = createMailServer('smtp://127.0.0.1:1', 'a@example.org', 'example.org');
  expect(await away.post(noticeLetter('x@example.net', message, links))).toEqual({ kind: 'later', afterMs: null });
  away.close();
});

test('nothing in an address makes it two', async () => {
  const message = messageOf(notice, facts, 'en');
  await mail.post(noticeLetter('a@example.net, b@example.net', message, links));
  expect(box.letters.some(({ to }) => to.length > 1)).toBe(false);
  expect(box.to('b@example.net')).toEqual([]);
});
