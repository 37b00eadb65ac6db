import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { filesProblem } from './files-field.tsx';

test('files are counted and measured before they are sent', () => {
  const file = (megabytes: number) => ({ size: megabytes * 2 ** 20 });
  expect(filesProblem(english, [])).toBeUndefined();
  expect(filesProblem(english, [file(5), file(5), file(1)])).toBeUndefined();
  expect(filesProblem(english, [file(1), file(1), file(1), file(1)])).toBe('Please choose at most 3 files.');
  expect(filesProblem(english, [{ size: 5 * 2 ** 20 + 1 }])).toBe('A file may have at most 5 MB.');
});
