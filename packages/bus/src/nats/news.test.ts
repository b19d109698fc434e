import type { News } from '@sunglade/match';
import { expect, test } from 'vitest';
import { parseNews } from './news.ts';

const all: readonly News[] = [
  { kind: 'moved', match: 'm', seq: 3, from: 'a' },
  { kind: 'moved', match: 'm', seq: 3, planned: 2, from: 'a' },
  { kind: 'said', match: 'm', n: 0, from: 'a' },
  { kind: 'here', match: 'm', users: ['u', 'v'], from: 'a' },
  { kind: 'alive', from: 'a' },
  { kind: 'gone', from: 'a' },
  { kind: 'left', user: 'u', from: 'a' },
  { kind: 'muted', user: 'u', from: 'a' },
];

test.each(all)('$kind travels as it is', (news) => {
  expect(parseNews(JSON.stringify(news))).toEqual(news);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"kind":"moved","match":"m","seq":3}',
  '{"kind":"moved","match":"m","seq":-1,"from":"a"}',
  '{"kind":"moved","match":"m","seq":1,"planned":"2","from":"a"}',
  '{"kind":"moved","match":"m","seq":1.5,"from":"a"}',
  '{"kind":"moved","match":7,"seq":1,"from":"a"}',
  '{"kind":"said","match":"m","seq":1,"from":"a"}',
  '{"kind":"here","match":"m","users":[1],"from":"a"}',
  '{"kind":"left","from":"a"}',
  '{"kind":"missed","from":"a"}',
  '{"kind":"else","from":"a"}',
  `{"kind":"alive","from":"${'a'.repeat(101)}"}`,
])('%s is nothing a node of ours says', (text) => {
  expect(parseNews(text)).toBeNull();
});
