import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deferred, filesOf, mainEndToEnd, onEmbedded } from '../../tests/parts.ts';
import { root } from '../command.ts';

test('every file that is listed in a part of the tests exists', () => {
  const e2eTests = mainEndToEnd.map((name) => `tests/e2e/${name}.test.ts`);
  const named = [...e2eTests, ...onEmbedded, ...Object.values(deferred).flat()];
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('both parts together run every file of a project once', () => {
  const all = ['tests/concurrency/**/*.test.ts'];
  const rest = deferred['concurrency'];
  expect(filesOf('concurrency', all, 'main')).toEqual({ include: all, exclude: rest });
  expect(filesOf('concurrency', all, 'rest')).toEqual({ include: rest, exclude: [] });
  expect(filesOf('concurrency', all, 'neither')).toEqual({ include: all, exclude: [] });
});

/** Runs `.ci/run` with an npm that prints these last lines and fails if a test failed. */
function runWith(main: string, rest: string): Promise<{ code: number; last: string | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'padharo-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, '.ci'));
  copyFileSync(join(root, '.ci', 'run'), join(folder, '.ci', 'run'));
  const npm = `#!/bin/sh\n[ "$1" = test ] && said='${main}' || said='${rest}'\necho "$said"\ncase "$said" in *' 0 failed'*) ;; *) exit 1;; esac\n`;
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  return new Promise((resolve) => {
    execFile('bash', [join(folder, '.ci', 'run')], { env }, (error, stdout) =>
      resolve({ code: error ? Number(error.code) : 0, last: stdout.trimEnd().split('\n').at(-1) }),
    );
  });
}

test('the check of a merge runs both parts, counts both in its last line and fails if one of them does', async () => {
  expect(await runWith('5 passed, 0 failed', '7 passed, 0 failed, 2 skipped')).toEqual({
    code: 0,
    last: '12 passed, 0 failed, 2 skipped',
  });
  expect(await runWith('5 passed, 1 failed', '7 passed, 0 failed')).toEqual({ code: 1, last: '12 passed, 1 failed' });
  expect(await runWith('5 passed, 0 failed', '7 passed, 3 failed')).toEqual({ code: 1, last: '12 passed, 3 failed' });
});
