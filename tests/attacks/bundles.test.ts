import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/command.ts';
import { buildPages } from '../../scripts/pages/build-pages.ts';

const client = join(root, 'build', 'client');
let files: string[];
beforeAll(async () => {
  await buildPages(() => {});
  files = readdirSync(client, { recursive: true, encoding: 'utf8' });
}, 300_000);

test('what browsers get holds no source map', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of files.filter((name) => /\.(?:js|css)$/.test(name))) {
    expect(readFileSync(join(client, file), 'utf8'), file).not.toMatch(/[#@] ?sourceMappingURL=/);
  }
});

test('nor a secret, the name of one, or code of the server', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const secret =
    /APP_SECRET|DATABASE_URL|SMTP_URL|CLIENT_SECRET|process\.env|PRIVATE KEY|["'`]node:\w|postgres(?:ql)?:\/\/|argon2id/;
  for (const file of scripts) expect(readFileSync(join(client, file), 'utf8').match(secret)?.[0], file).toBeUndefined();
});
