import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownSecret } from './own-secret.ts';
import { DataDirError } from './startup-errors.ts';

test('a secret is created once, and is readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'padharo-secret-'));
  try {
    const made = ownSecret(join(folder, 'new'));
    expect(made.length).toBeGreaterThan(32);
    expect(ownSecret(join(folder, 'new'))).toBe(made);
    expect(statSync(join(folder, 'new', 'secret')).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['nothing, as a full disk leaves it', ''],
  ['a line without words', '\n'],
  ['half a secret', 'x'.repeat(31)],
])('a secret that is %s is refused with a message', (_, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'padharo-secret-'));
  try {
    writeFileSync(join(folder, 'secret'), text);
    expect(() => ownSecret(folder)).toThrow(DataDirError);
    expect(() => ownSecret(folder)).toThrow(/secret has \d+ characters, but a secret needs at least 32/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// every write there finds a full disk
test.skipIf(!existsSync('/dev/full'))('a disk that fills up during the write leaves no secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'padharo-secret-'));
  try {
    symlinkSync('/dev/full', join(folder, `secret.${process.pid}.part`));
    expect(() => ownSecret(folder)).toThrow(`DATA_DIR: cannot write to ${folder}: the disk is full`);
    expect(readdirSync(folder)).toEqual([]);
    expect(ownSecret(folder).length).toBeGreaterThan(32);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// an existing folder that no one may write to, not even root
test.skipIf(!existsSync('/sys/kernel'))('a read-only folder is reported with a message', () => {
  expect(() => ownSecret('/sys/kernel')).toThrow(DataDirError);
  expect(() => ownSecret('/sys/kernel')).toThrow(/^DATA_DIR: cannot write to \/sys\/kernel: /);
});
