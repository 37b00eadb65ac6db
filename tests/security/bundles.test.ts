import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/command.ts';
import { buildPages } from '../../scripts/pages/build-pages.ts';
import { AppError } from '../../service/core/app-error.ts';
import type { Context } from '../../service/platform/context.ts';
import { service } from '../../storefront/service.ts';

const client = join(root, 'build', 'client');
const server = join(root, 'build', 'server');
let files: string[];
beforeAll(async () => {
  await buildPages(() => {});
  files = readdirSync(client, { recursive: true, encoding: 'utf8' });
}, 300_000);

test('files for browsers contain no source map', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of files.filter((name) => /\.(?:js|css)$/.test(name))) {
    expect(readFileSync(join(client, file), 'utf8'), file).not.toMatch(/[#@] ?sourceMappingURL=/);
  }
});

test('files for browsers contain no secret, no name of one and no server code', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const secret =
    /APP_SECRET|DATABASE_URL|SMTP_URL|CLIENT_SECRET|process\.env|PRIVATE KEY|["'`]node:\w|postgres(?:ql)?:\/\/|argon2id/;
  for (const file of scripts) expect(readFileSync(join(client, file), 'utf8').match(secret)?.[0], file).toBeUndefined();
});

test('server bundles of pages contain no service code: they import the files that the process runs', () => {
  const scripts = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(join(server, file), 'utf8')).join('\n');
  expect(
    text.match(/argon2id|\bsql`|\.selectFrom\(|class AppError|function parseStaySearch|createContext\(\);/g),
  ).toBeNull();
  const imported = new Set([...text.matchAll(/(?:from|import) "#root\/([^"]+)"/g)].map(([, file = '']) => file));
  expect(imported).toContain('service/core/app-error.ts');
  expect(imported).toContain('storefront/service.ts');
  for (const file of imported) expect(existsSync(join(root, file)), file).toBe(true);
});

test('a page recognises errors thrown by the service and finds the context it receives', async () => {
  const { routes } = await import(pathToFileURL(join(server, 'index.js')).href);
  const { action } = routes['routes/newsletter-unsubscribe'].module;
  const ctx: Context = new Proxy(Object.create(null), {
    get() {
      throw new AppError('RateLimitError', 'Too many requests');
    },
  });
  const context = new RouterContextProvider();
  context.set(service, ctx);
  const request = new Request('http://padharo.test/newsletter/unsubscribe?code=x', { method: 'POST' });
  expect(await action({ request, context })).toMatchObject({ data: { left: false }, init: { status: 429 } });
});
