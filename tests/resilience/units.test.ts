import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const program = '/usr/bin/systemd-analyze';
const without = existsSync(program) ? undefined : ': systemd-analyze is not installed (apt-get install systemd)';

test.skipIf(without)(`systemd understands every line of our units${without ?? ''}`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'padharo-units-'));
  try {
    const names = ['padharo@.service', 'padharo-backup.service', 'padharo-backup.timer'];
    const files = names.map((name) => join(folder, name.replace('@', '@3001')));
    for (const [at, file] of files.entries())
      await copyFile(new URL(`../../deploy/${names[at]}`, import.meta.url), file);
    const besides = join(folder, 'padharo@3001.service.d');
    await mkdir(besides);
    await copyFile(new URL('../../deploy/pages.conf', import.meta.url), join(besides, 'pages.conf'));
    // it prints lines that it does not understand and still exits with 0
    const { stdout, stderr } = await promisify(execFile)(program, ['verify', '--man=no', ...files]);
    expect(stdout + stderr).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});
