import { expect, test } from 'vitest';
import { completeLock, missingFromLock } from './complete-lock.ts';

const lock = JSON.stringify({
  lockfileVersion: 3,
  packages: {
    '': { name: 'shop' },
    'node_modules/parser': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: {
        '@parser/linux-x64-gnu': '1.2.3',
        '@parser/linux-riscv64-musl': '1.2.3',
        '@parser/wasm32-wasi': '1.2.3',
        fsevents: '2.0.0',
      },
    },
    'node_modules/@parser/linux-x64-gnu': { version: '1.2.3', integrity: 'sha512-a', optional: true },
  },
});

test('packages of other platforms missing in the registry get an entry', () => {
  const added = ['node_modules/@parser/linux-riscv64-musl', 'node_modules/@parser/wasm32-wasi'];
  expect(missingFromLock(lock)).toEqual(added);
  expect(JSON.parse(completeLock(lock)).packages['node_modules/@parser/linux-riscv64-musl']).toEqual({
    version: '1.2.3',
    dev: true,
    optional: true,
    cpu: ['riscv64'],
    os: ['linux'],
    libc: ['musl'],
  });
});

test('existing entries stay unchanged, and so does a complete lock file', () => {
  const complete = completeLock(lock);
  expect(JSON.parse(complete).packages['node_modules/@parser/linux-x64-gnu'].integrity).toBe('sha512-a');
  expect(completeLock(complete)).toBe(complete);
  expect(missingFromLock(complete)).toEqual([]);
});
