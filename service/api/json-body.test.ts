import { expect, test } from 'vitest';
import { isTooDeep } from './json-body.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['64 levels', nested(64), false],
  ['65 levels', nested(65), true],
  ['a megabyte of brackets', '['.repeat(2 ** 20), true],
  ['objects in lists', '{"a":['.repeat(33), true],
  ['levels side by side', `[${Array.from({ length: 500 }, () => '{"a":[]}').join()}]`, false],
  ['brackets in a text', `{"a":"${'['.repeat(500)}"}`, false],
  ['brackets behind a quote in a text', `{"a":"\\"${'['.repeat(500)}"}`, false],
  ['brackets behind a text that ends with a backslash', `{"a":"\\\\","b":${nested(64)}}`, true],
  ['a text without an end', `"${'['.repeat(500)}`, false],
])('%s', (_, json, tooDeep) => {
  expect(isTooDeep(json)).toBe(tooDeep);
});
