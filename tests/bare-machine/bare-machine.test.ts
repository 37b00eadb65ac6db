import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/command.ts';
import { quietPort } from '../resilience/server-process.ts';
import { buildImage, copyRelease, type Image, lendPages } from './build-image.ts';
import { boot, childOf, type Debians, lendNpm, openDebians, putNode, runIn, start, whyNoRootfs } from './rootfs.ts';
import { readUnit, type Unit } from './unit-file.ts';

const [release = ''] = /(?<=^FROM debian:)\w+/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
const debians: Debians | string = whyNoRootfs() ?? (await openDebians(release));
if (typeof debians === 'string') process.stdout.write(`  Image and installation were not tried: ${debians}.\n`);
else afterAll(debians.remove);

/** Whether this port is ready; asked again after a moment if not. */
const isReady = (port: string) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok || wait(200, false),
    () => wait(200, false),
  );

describe.skipIf(typeof debians === 'string')('the image', () => {
  let image: Image;
  let volume: string;
  let user: { uid: number; gid: number };
  beforeAll(async () => {
    if (typeof debians === 'string') return;
    image = await buildImage(debians);
    const [, uid = '', gid = ''] =
      new RegExp(`^\\w+:x:(${image.user}):(\\d+):`, 'm').exec(readFileSync(join(image.root, 'etc/passwd'), 'utf8')) ??
      [];
    user = { uid: Number(uid), gid: Number(gid) };
    volume = mkdtempSync(join(tmpdir(), 'padharo-volume-'));
    chownSync(volume, user.uid, user.gid);
  }, 900_000);
  afterAll(() => {
    if (volume) rmSync(volume, { recursive: true, force: true });
  });

  test('starts without rights on a root that it cannot write, is healthy, shows a page and stops', async () => {
    const port = String(await quietPort());
    const { DATA_DIR: data = '' } = image.env;
    const inside = {
      env: { ...image.env, HOST: '127.0.0.1', PORT: port },
      folder: image.folder,
      user,
      readOnly: true,
      mounts: { [data]: volume },
    };
    expect(user.uid).toBeGreaterThan(999);
    const server = start(image.root, image.command, inside);
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += text));
    const ended = once(server, 'close');
    const health = () => runIn(image.root, image.health, inside);
    while (!(await isReady(port))) expect(server.exitCode, output).toBeNull();
    expect((await health()).code).toBe(0);
    const page = await fetch(`http://127.0.0.1:${port}/stays`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Padharo');
    expect(existsSync(join(volume, 'secret'))).toBe(true);
    const pid = childOf(server);
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(new RegExp(`^Uid:\t${user.uid}\t`, 'm'));
    process.kill(Number(pid), 'SIGTERM');
    expect(await ended, output).toEqual([0, null]);
    expect((await health()).code).toBe(1);
  });

  test('has the programs of PostgreSQL for backups, and neither tests nor what builds', async () => {
    for (const program of ['pg_dump', 'pg_restore'])
      expect((await runIn(image.root, [program, '--version'], { env: image.env, user })).output).toContain(
        'PostgreSQL',
      );
    const there = (path: string) => existsSync(join(image.root, image.folder, path));
    expect(
      ['server.ts', 'build/client', 'node_modules/fastify', 'package-lock.json'].filter((path) => !there(path)),
    ).toEqual([]);
    expect(['tests', 'docs', '.git', 'node_modules/vite', 'node_modules/knip'].filter(there)).toEqual([]);
  });
});

describe.skipIf(typeof debians === 'string')('a bare server', () => {
  let root: string;
  let machine: Awaited<ReturnType<typeof boot>>;
  let port: string;
  let npm: Readonly<Record<string, string>>;
  const asUnit = ({ user, folder, env, command }: Unit) =>
    machine.begin(['runuser', '-u', user, '--', ...command], {
      folder,
      env: { ...npm, HOME: '/var/lib/padharo', ...env },
    });
  const install = () =>
    machine.run(['sh', '/root/padharo/scripts/install.sh', '--domain', 'shop.example', '--port', port], { env: npm });
  beforeAll(async () => {
    if (typeof debians === 'string') return;
    root = debians.make('server');
    // the npm of Debian is 350 packages, which take minutes: a long run installs them
    if (!process.env['TEST_LONG']) putNode(root);
    port = String(await quietPort());
    copyRelease(join(root, 'root/padharo'));
    lendPages(join(root, 'opt/padharo'));
    npm = lendNpm(root);
    machine = await boot(root);
  });
  afterAll(() => machine?.halt());

  test('is installed by one command, runs by its units, is backed up, and keeps its settings next time', async () => {
    const first = await install();
    expect(first.code, first.output).toBe(0);
    expect(first.output).toContain('Left out, because no systemd runs here');
    const settings = () => readFileSync(join(root, 'etc/padharo/environment'), 'utf8');
    const written = settings();
    expect(written).toMatch(/^PUBLIC_URL=https:\/\/shop\.example$/m);
    expect(statSync(join(root, 'etc/padharo/environment')).mode & 0o777).toBe(0o640);
    const proxy = await machine.run(['caddy', 'adapt', '--config', '/etc/caddy/Caddyfile', '--validate']);
    expect(proxy.code, proxy.output).toBe(0);
    expect(proxy.output).toMatch(
      new RegExp(`shop\\.example.*127\\.0\\.0\\.1:${port}|127\\.0\\.0\\.1:${port}.*shop\\.example`),
    );

    const site = asUnit(readUnit(root, 'padharo@.service', port));
    let output = '';
    for (const stream of [site.stdout, site.stderr]) stream?.on('data', (text) => (output += text));
    while (!(await isReady(port))) expect(site.exitCode, output).toBeNull();
    const home = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-proto': 'https' } });
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('Padharo')]);
    const [backup] = await once(asUnit(readUnit(root, 'padharo-backup.service')), 'close');
    expect(backup).toBe(0);
    expect(readdirSync(join(root, 'var/backups/padharo'))).toEqual([expect.stringMatching(/\.dump$/)]);

    const again = await install();
    expect(again.code, again.output).toBe(0);
    expect(again.output).not.toMatch(/Installing dependencies|Building/);
    expect(settings()).toBe(written);
  });
});
