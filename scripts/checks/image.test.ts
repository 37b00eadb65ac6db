import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDockerfile } from '../../tests/bare-machine/dockerfile.ts';
import { root } from '../command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the image starts Node as `npm start` does', () => {
  const { flags, env } = JSON.parse(read('scripts/server-process.json'));
  const text = read('Dockerfile');
  const last = readDockerfile(text).at(-1);
  const command = last?.instructions.find(({ name }) => name === 'CMD')?.rest ?? '';
  expect(JSON.parse(command)).toEqual(['node', '--disable-warning=ExperimentalWarning', ...flags, 'server.ts']);
  for (const [name, value] of Object.entries(env).filter(([one]) => one.startsWith('MALLOC')))
    expect(text).toContain(`${name}=${value}`);
});

test('the image is built with the Node that the site runs on, and names no processor', () => {
  const pinned = JSON.parse(read('package.json')).dependencies.node;
  const text = read('Dockerfile');
  expect(readDockerfile(text)[0]?.from).toBe(`node:${pinned.split('.')[0]}-trixie-slim`);
  expect(text).not.toMatch(/amd64|arm64|x64|--platform/);
});

test('Compose starts nothing without its secrets, and has none of its own', () => {
  const text = read('compose.yaml');
  for (const secret of ['APP_SECRET', 'POSTGRES_PASSWORD', 'PUBLIC_URL']) expect(text).toContain(`\${${secret}:?`);
  expect(read('deploy/env.example')).toMatch(/^APP_SECRET=\nPOSTGRES_PASSWORD=$/m);
});
