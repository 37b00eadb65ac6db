import { expect, test } from 'vitest';
import { checkVersion, entryTag } from './entry-tag.ts';

test('a tag matches its own version, whatever the selection, weak or strong, alone or among others', () => {
  for (const header of [undefined, '*', entryTag('812', 'x-y'), 'W/"812-z"', '"9-a", "812-b"']) {
    expect(() => checkVersion(header, '812')).not.toThrow();
  }
});

test.each(['"811-x"', '"8-12"', 'W/"81-2"', '"a", "b"'])('%s is another version', (header) => {
  expect(() => checkVersion(header, '812')).toThrow('changed since');
});

test.each(['812', '', '"812', '*, "812-x"'])('%j is not a list of tags', (header) => {
  expect(() => checkVersion(header, '812')).toThrow('If-Match must be');
});
