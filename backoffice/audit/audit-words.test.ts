import { expect, test } from 'vitest';
import { actionLabel, subjectLabel } from './audit-words.ts';

test('labels of sign-ins, codes and downloads are fixed texts, all other actions lose their hyphens', () => {
  expect(['sign-in', 'use-recovery-code', 'download', 'set-sale-terms', 'update'].map(actionLabel)).toEqual([
    'Signed in',
    'Used a recovery code',
    'Downloaded',
    'set sale terms',
    'update',
  ]);
  expect(subjectLabel('api-token')).toBe('api token');
});
