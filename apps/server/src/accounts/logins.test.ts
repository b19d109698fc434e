import { expect, test } from 'vitest';
import { foldLogin, judgePassword } from './logins.ts';

test('logins that read alike are one', () => {
  for (const same of ['anna', 'ANNA', ' Anna ', '\uff21nna']) expect(foldLogin(same)).toBe('anna');
  expect(foldLogin('Stra\u00dfe')).toBe(foldLogin('STRASSE'));
  expect(foldLogin('jose\u0301')).toBe(foldLogin('Jos\u00e9'));
  expect(foldLogin('Ada.Love+1@example.org')).toBe('ada.love+1@example.org');
});

test('what could break, hide or be empty is none', () => {
  for (const wrong of ['', 'ab', '.abc', 'abc.', 'a b c', 'a\u200bbc', 'a\u202ebc', 'a\nbc', '<abc>', 'x'.repeat(61)])
    expect(foldLogin(wrong)).toBeNull();
});

test('short, endless and easy passwords are named as such', () => {
  expect(judgePassword('seven quiet owls', 'anna')).toBeNull();
  expect(judgePassword('passwordless unicorns walk', 'anna')).toBeNull();
  expect(judgePassword('nine chars'.slice(1), 'anna')).toBe('password-short');
  expect(judgePassword('ab cd ef '.repeat(30), 'anna')).toBe('password-long');
  for (const easy of ['1234567890', 'abcdefghijkl', 'abababababab', 'Password123', 'i am ANNA really', 'qwertyuiop12'])
    expect(judgePassword(easy, 'anna')).toBe('password-easy');
  // Counted as people count, not as machines do.
  expect(judgePassword('\u{1f989}'.repeat(9), 'anna')).toBe('password-short');
});
