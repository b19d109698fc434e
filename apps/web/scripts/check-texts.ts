// Every message of the site exists in every language (the types see to that) and is used somewhere (this does).
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { de } from '../src/locales/de.ts';
import { en } from '../src/locales/en.ts';
import { fr } from '../src/locales/fr.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
const used = new Set<string>();
for (const file of sources)
  for (const [, key] of readFileSync(`${root}/${file}`, 'utf8').matchAll(/\bt\(\s*'([A-Za-z0-9]+)'/g))
    if (key) used.add(key);

const problems: string[] = [];
for (const [lang, messages] of Object.entries({ en, de, fr })) {
  for (const key of used) if (!Object.hasOwn(messages, key)) problems.push(`${lang}: "${key}" is missing`);
  for (const [key, text] of Object.entries(messages)) {
    if (!used.has(key)) problems.push(`${lang}: "${key}" is used nowhere`);
    if (typeof text === 'string' && text.trim() === '') problems.push(`${lang}: "${key}" is empty`);
  }
}
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
