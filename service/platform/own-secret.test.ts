import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DataDirError } from './data-dir-error.ts';
import { ownSecret } from './own-secret.ts';

test('a secret is made once, and is readable by its owner only', () => {
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

// a folder that is there and that nobody may write in, root neither
test.skipIf(!existsSync('/sys/kernel'))('a folder that can be read only is said in words', () => {
  expect(() => ownSecret('/sys/kernel')).toThrow(DataDirError);
  expect(() => ownSecret('/sys/kernel')).toThrow(/^DATA_DIR: \/sys\/kernel cannot be written: /);
});
