import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietPort, type ServerProcess, startProcess } from '../resilience/server-process.ts';
import { expect, test } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { ownDatabase } from './parts/own-database.ts';

const notice = 'This site is in test mode.';
// every layout, a page that is kept for everyone, one of each reader, and one that is not there
const paths = [
  '/',
  '/stays',
  '/cart',
  '/contact-us',
  '/payment/BOOK_1795000000000_ABCDEF',
  '/dashboard',
  '/login',
  '/no',
];

/** Starts a production site with its own empty database, and returns its output. */
async function production(environment: Record<string, string>, look: (server: ServerProcess) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'padharo-production-'));
  // an embedded one takes three times as long to make
  const own = canOperate ? await ownDatabase() : undefined;
  const server = startProcess('server.ts', await quietPort(), {
    NODE_ENV: 'production',
    APP_SECRET: 'a secret of more than thirty-two characters',
    ...(own ? { DATABASE_URL: own.url } : { ALLOW_EMBEDDED_DATABASE: 'yes' }),
    DATA_DIR: join(folder, 'data'),
    ...environment,
  });
  try {
    await server.ready();
    await look(server);
  } finally {
    server.signal('SIGTERM');
    await server.ended;
    await own?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
  return server.output();
}

/** Paths whose page contains the text, requested twice: rendered and cached. */
async function saying(url: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of [...paths, ...paths]) {
    const page = await (await fetch(url + path)).text();
    expect(page).toContain('</html>');
    if (page.includes(notice)) found.push(path);
  }
  return found;
}

test('a production site in test mode says so on every page and at startup', async () => {
  test.setTimeout(180_000);
  const output = await production({ PAYMENTS: 'test', UPI_ID: 'padharo@okbank' }, async ({ url }) => {
    expect(await saying(url)).toEqual([...paths, ...paths]);
  });
  expect(output).toContain('PAYMENTS=test: ANYONE CAN CONFIRM A BOOKING WITHOUT PAYING');
  expect(output).not.toContain('UPI to');
});

test('a production site with UPI does not mention test mode', async () => {
  test.setTimeout(180_000);
  const output = await production({ UPI_ID: 'padharo@okbank' }, async ({ url }) => {
    expect(await saying(url)).toEqual([]);
  });
  expect(output).toContain('UPI to padharo@okbank. Confirm transfers with');
  expect(output).not.toContain('test gateway');
});
