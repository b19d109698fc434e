import type { PhraseSpec } from '@sunglade/core';
import { expect, it } from 'vitest';
import { gamePhrases, isCommonPhrase, isPhraseOf, PHRASES, printPhrase, readPhrase } from './phrases.ts';

const NEED: PhraseSpec = { id: 'need', about: ['twig', 'resin'], when: { option: 'mode', is: ['together'] } };
const READY: PhraseSpec = { id: 'ready' };

it('a phrase is what it was after it was kept', () => {
  for (const phrase of [{ id: 'hello' }, { id: 'need', about: 'twig' }])
    expect(readPhrase(printPhrase(phrase))).toEqual(phrase);
});

it('what somebody writes is no phrase', () => {
  for (const text of ['hello', 'need twig', '/hello', '']) expect(readPhrase(text)).toBeNull();
});

it('a game has phrases of its own, some of them only with certain options', () => {
  const game = { phrases: [NEED, READY] };
  expect(gamePhrases(game, { mode: 'together' })).toEqual([NEED, READY]);
  expect(gamePhrases(game, { mode: 'competitive' })).toEqual([READY]);
  expect(gamePhrases(game, null)).toEqual([READY]);
  expect(gamePhrases({}, {})).toEqual([]);
});

it('is about one of the words it may be about, and about nothing where there are none', () => {
  expect(isPhraseOf([NEED, READY], { id: 'need', about: 'twig' })).toBe(true);
  expect(isPhraseOf([NEED, READY], { id: 'ready' })).toBe(true);
  for (const wrong of [{ id: 'need' }, { id: 'need', about: 'gold' }, { id: 'ready', about: 'twig' }, { id: 'have' }])
    expect(isPhraseOf([NEED, READY], wrong)).toBe(false);
});

it('some are said at every table', () => {
  expect(PHRASES.every(isCommonPhrase)).toBe(true);
  expect(isCommonPhrase('need')).toBe(false);
});

it('a phrase says nothing else, and its mark is no part of it', () => {
  expect(printPhrase({ id: 'hello' })).toBe('\u0001hello');
  expect(printPhrase({ id: 'need', about: 'twig' })).toBe('\u0001need twig');
  expect(readPhrase('\u0001')).toEqual({ id: '' });
  expect(readPhrase('hello\u0001')).toBeNull();
});

it('everybody can greet, thank, and say that they must go', () => {
  for (const id of ['hello', 'good-luck', 'well-played', 'thanks', 'sorry', 'one-moment', 'your-turn', 'must-go'])
    expect(isCommonPhrase(id)).toBe(true);
  expect(PHRASES).toHaveLength(8);
});
