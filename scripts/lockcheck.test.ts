import { expect, test } from 'vitest';
import { problems } from './lockcheck.mjs';

test('an optional package is found beside or above the one that wants it', () => {
  const lock = {
    '': {},
    'node_modules/a': { optionalDependencies: { beside: '1', above: '1' } },
    'node_modules/a/node_modules/beside': {},
    'node_modules/above': {},
  };
  expect(problems(lock)).toEqual([]);
});

test('an optional package that is nowhere is a problem', () => {
  const lock = {
    'node_modules/a': { optionalDependencies: { gone: '1' } },
    'node_modules/b/node_modules/gone': {},
  };
  expect(problems(lock)).toEqual(['gone, wanted by node_modules/a, is missing']);
});

test('the address of a registry is a problem, the folder of a workspace is not', () => {
  const lock = {
    'node_modules/@sunglade/core': { resolved: 'packages/core', link: true },
    'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
  };
  expect(problems(lock)).toEqual(['node_modules/a names a host: https://registry.example/a.tgz']);
});
