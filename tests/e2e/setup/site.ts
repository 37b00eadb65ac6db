import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectedTo } from '../../connecting.ts';
import { openIdentityProvider } from '../../identity-provider.ts';
import { startHaproxy, withoutHaproxy } from '../../resilience/haproxy.ts';
import { quietPort, startProcess } from '../../resilience/server-process.ts';
import { makeCluster } from '../../setup/postgres.ts';
import { openPostOffice } from './post-office.ts';

/**
 * Opens the site that all end-to-end tests visit: the real server as a process of its own, on a database with the sample
 * catalogue, with a mail server that keeps what it gets and a provider of sign-ins. Where they are goes to the workers by their environment.
 * `E2E_THROUGH=haproxy`: two processes, one that sells and one that shows, behind deploy/haproxy.cfg.
 */
export default async function openSite(): Promise<() => Promise<void>> {
  const undo: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    const dataDir = mkdtempSync(join(tmpdir(), 'padharo-e2e-'));
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const post = await openPostOffice();
    undo.push(post.close);
    const database: Record<string, string> = {};
    if (process.env['TEST_DATABASE'] !== 'embedded') {
      const cluster = await makeCluster();
      undo.push(cluster.remove);
      database['DATABASE_URL'] = cluster.url('postgres');
    }
    const port = await quietPort();
    const url = `http://127.0.0.1:${port}`;
    const proxied = process.env['E2E_THROUGH'] === 'haproxy' && database['DATABASE_URL'] !== undefined;
    if (proxied && withoutHaproxy) process.stdout.write(`Journeys go to one process: ${withoutHaproxy}\n`);
    const ports = proxied && !withoutHaproxy ? [await quietPort(), await quietPort()] : [port];
    const callback = `${url}/api/connect/google/callback`;
    const provider = await openIdentityProvider({ like: 'google', callback });
    undo.push(provider.close);
    const secret = randomBytes(32).toString('hex');
    const environment = {
      ...database,
      // the second is not used, but its button is shown
      ...connectedTo({ google: provider.url, facebook: provider.url }),
      DATA_DIR: dataDir,
      SMTP_URL: post.smtpUrl,
      APP_SECRET: secret,
      // every end-to-end test uses its own client address, so that they do not share rate limits
      TRUST_PROXY: String(ports.length),
      PUBLIC_URL: url,
      // a channel's calendar is served by the end-to-end test that reads it
      WEBHOOKS_TO_PRIVATE: 'yes',
    };
    const before = ['given-pictures', 'quick-passwords'];
    const flags = before.flatMap((name) => ['--import', `./tests/e2e/setup/${name}.ts`]);
    const servers = ports.map((own) => startProcess('server.ts', own, environment, flags));
    undo.push(async () => {
      for (const { signal } of servers) signal('SIGTERM');
      for (const { code, output } of await Promise.all(servers.map(({ ended }) => ended)))
        if (code !== 0) throw new Error(`The server ended with ${code}:\n${output}`);
    });
    await Promise.all(servers.map(({ ready }) => ready()));
    const [selling, showing] = ports;
    if (selling !== undefined && showing !== undefined) {
      const shared = { sales: [selling], pages: [showing] };
      undo.push((await startHaproxy(shared, { believing: true, at: port })).close);
    }
    process.env['E2E_SITE'] = url;
    process.env['E2E_SECRET'] = secret;
    process.env['E2E_MAILBOX'] = post.url;
    process.env['E2E_SMTP'] = post.smtpUrl;
    process.env['E2E_DATABASE'] = database['DATABASE_URL'] ?? '';
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
