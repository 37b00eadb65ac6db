import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isNewer, release } from './release.ts';

test.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.0.0', '1.0.0', false],
  ['1.9.9', '1.10.0', false],
])('%s after %s: %s', (one, other, newer) => expect(isNewer(one, other)).toBe(newer));

test('the changelog begins with this release, and its versions go down', () => {
  const text = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
  const versions = [...text.matchAll(/^## (\S+)/gm)].map(([, version = '']) => version);
  expect(versions[0]).toBe(release);
  for (const [index, version] of versions.slice(1).entries())
    expect(isNewer(versions[index] ?? '', version)).toBe(true);
  // what to do is said for every release, even if it is nothing
  expect(text.match(/^### What to do$/gm)).toHaveLength(versions.length);
});
