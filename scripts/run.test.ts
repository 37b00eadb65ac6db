import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, onTestFinished, test } from 'vitest';

const site = mkdtempSync(join(tmpdir(), 'padharo-run-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

function put(path: string, text: string) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

test('variables in padharo.env apply to the site and its commands, unless the environment has them', async () => {
  put('package.json', '{ "type": "module" }');
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json']) put(lock, '{ "packages": {} }');
  put('scripts/server-process.json', '{}');
  const says = 'process.stdout.write([process.env.UPI_ID, process.env.SMTP_URL].join())';
  for (const file of ['tasks/start.ts', 'tasks/check.ts', 'operator.ts']) put(`scripts/${file}`, says);
  mkdirSync(join(site, 'node_modules', 'node', 'bin'), { recursive: true });
  symlinkSync(process.execPath, join(site, 'node_modules', 'node', 'bin', 'node'));
  copyFileSync(join(import.meta.dirname, 'run.mjs'), join(site, 'scripts', 'run.mjs'));
  const run = async (task: string) => {
    const env = { PATH: process.env['PATH'], SMTP_URL: 'smtp://said' };
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', task], { cwd: site, env });
    return stdout;
  };
  expect(await run('start')).toBe(',smtp://said');
  put('padharo.env', '# ours\nUPI_ID=neem@bank\nSMTP_URL=smtp://kept\n');
  for (const task of ['start', 'operator']) expect(await run(task)).toBe('neem@bank,smtp://said');
  expect(await run('check')).toBe(',smtp://said');
});

/** A site that is not installed yet, whose npm prints this and fails. */
async function startWith(npmSays: string) {
  const home = mkdtempSync(join(tmpdir(), 'padharo-first-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, 'scripts'));
  copyFileSync(join(import.meta.dirname, 'run.mjs'), join(home, 'scripts', 'run.mjs'));
  writeFileSync(join(home, 'npm'), `#!/bin/sh\necho "${npmSays}" >&2\nexit 1\n`, { mode: 0o755 });
  const env = { PATH: `${home}:${process.env['PATH']}` };
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, ['scripts/run.mjs', 'start'], { cwd: home, env }, (error, _stdout, stderr) =>
      resolve({ code: error?.code, output: stderr.trim() }),
    );
  });
}

test.each([
  ['no network', 'npm error code EAI_AGAIN\nnpm error getaddrinfo EAI_AGAIN', /^This machine does not reach .*\.$/],
  ['an unreachable registry', 'npm ERR! code ECONNREFUSED', /^This machine does not reach .*\.$/],
  ['a full disk', 'npm error code ENOSPC\nnpm error no space left on device', /^The disk is full: free 2 GB .*\.$/],
  ['a read-only folder', 'npm error code EROFS', /^The file system of \S+ is read-only: .*\.$/],
  ['the folder of another user', 'npm error code EACCES', /^This user may not write to \S+: .*\.$/],
])('a first start says one plain sentence about %s', async (_what, npmSays, sentence) => {
  const { code, output } = await startWith(npmSays);
  expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
});

test('of anything else that npm fails with, a first start prints what npm says', async () => {
  const { output } = await startWith('npm error code EINTEGRITY');
  expect(output).toMatch(/^npm error code EINTEGRITY\s+npm could not install the dependencies/);
});

test('with an old Node the start names the oldest that works', async () => {
  const old = `Object.defineProperty(process, 'version', { value: 'v16.20.2' });
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '16.20.2' } });`;
  put('old.cjs', old);
  const run = promisify(execFile)(process.execPath, ['--require', './old.cjs', 'scripts/run.mjs', 'start'], {
    cwd: site,
  });
  await expect(run).rejects.toMatchObject({
    stderr: expect.stringContaining('Padharo needs Node.js 18 or newer to start. This is v16.20.2.'),
  });
});
