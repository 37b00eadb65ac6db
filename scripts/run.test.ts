import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

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
