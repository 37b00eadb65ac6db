import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingBindings, type Platform, platforms } from './missing-bindings.ts';

const mac: Platform = { name: 'mac', os: 'darwin', cpu: 'arm64' };
const linux: Platform = { name: 'linux', os: 'linux', cpu: 'arm64', libc: 'glibc' };
const signed = { version: '1.0.0', integrity: 'sha512-x', optional: true };
const lock = JSON.stringify({
  packages: {
    '': { name: 'shop' },
    'node_modules/parser': {
      version: '1.0.0',
      integrity: 'sha512-x',
      optionalDependencies: {
        'parser-darwin-arm64': '1.0.0',
        'parser-linux-x64': '1.0.0',
        'parser-linux-arm64-musl': '1.0.0',
      },
    },
    'node_modules/parser-darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/parser-linux-x64': { ...signed, os: ['linux'], cpu: ['x64'] },
    'node_modules/parser-linux-arm64-musl': { ...signed, os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
    'node_modules/watcher': { ...signed, optionalDependencies: { fsevents: '1.0.0' } },
    'node_modules/fsevents': { ...signed, os: ['darwin'] },
  },
});

test('a package without a binding for a platform, or with one without hash, is named', () => {
  expect(missingBindings(lock, mac)).toEqual(['parser-darwin-arm64 has no hash']);
  expect(missingBindings(lock, linux)).toEqual(['node_modules/parser has none']);
});

describe('by its lock file, this project builds on', () => {
  const text = readFileSync('package-lock.json', 'utf8');
  test.each(platforms)('$name', (at) => {
    expect(missingBindings(text, at)).toEqual([]);
  });
});
