import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

test('a build that cannot write says why in one sentence, any other what went wrong', () => {
  const of = (message: string) => explainFailure(new Error(message));
  expect(of('the pages could not be built:\n [EROFS: read-only file system, open …]')).toMatch(
    /^The pages cannot be built in \/.*: the file system is read-only\.$/,
  );
  expect(of('ENOSPC: no space left on device, write')).toMatch(/: the disk is full\.$/);
  expect(of("EACCES: permission denied, mkdir 'build'")).toMatch(/: this user may not write there\.$/);
  expect(of('the pages could not be built:\n Unexpected token')).toBe(
    'the pages could not be built:\n Unexpected token',
  );
});
