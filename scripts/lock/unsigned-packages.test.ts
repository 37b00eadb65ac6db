import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unsignedPackages } from './unsigned-packages.ts';

const lock = (entries: object) => JSON.stringify({ packages: { '': { name: 'shop' }, ...entries } });

test('a package without its hash, or with a weak one, is named', () => {
  const entries = {
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', integrity: 'sha1-x' },
    'node_modules/d-linux-arm64': { version: '1.0.0', optional: true, cpu: ['arm64'] },
  };
  expect(unsignedPackages(lock(entries))).toEqual(['node_modules/b', 'node_modules/c', 'node_modules/d-linux-arm64']);
});

test('every package of this project has a hash', () => {
  expect(unsignedPackages(readFileSync('package-lock.json', 'utf8'))).toEqual([]);
});
