import { expect, test } from 'vitest';
import { wordsOfAction, wordsOfSubject } from './audit-words.ts';

test('rows about sign-ins, codes and downloads are plain words, all others lose their hyphens', () => {
  expect(['sign-in', 'use-recovery-code', 'download', 'set-sale-terms', 'update'].map(wordsOfAction)).toEqual([
    'Signed in',
    'Used a recovery code',
    'Downloaded',
    'set sale terms',
    'update',
  ]);
  expect(wordsOfSubject('api-token')).toBe('api token');
});
