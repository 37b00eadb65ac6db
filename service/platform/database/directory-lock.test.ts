import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownSecret } from '../own-secret.ts';
import { lockDirectory } from './directory-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'padharo-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file that is not a lock, or cannot be locked, is named in the error', () => {
  const directory = join(folder, 'garbage');
  writeFileSync(`${directory}.lock`, 'x'.repeat(8_192));
  expect(() => lockDirectory(directory)).toThrow(
    `DATA_DIR: ${directory}.lock is not Padharo’s lock file. Find out which program wrote it, then delete it.`,
  );
  const free = lockDirectory(join(folder, 'taken'));
  expect(() => lockDirectory(join(folder, 'taken'))).toThrow('taken is in use by another Padharo process');
  free();
  lockDirectory(join(folder, 'taken'))();
});

test('an unwritable directory is reported, also for the secret stored there', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(() => lockDirectory(join(file, 'database'))).toThrow(
    `DATA_DIR: cannot write to ${join(file, 'database')}: a part of this path is not a directory`,
  );
  expect(() => ownSecret(file)).toThrow(`DATA_DIR: cannot write to ${file}: a file with this name already exists`);
  expect(() => ownSecret('/sys/padharo')).toThrow('cannot write to /sys/padharo: this user may not write there');
});
