import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isWorkDone, work } from '../../service/enquiries/captcha.ts';
import { firstBits, solvePart } from './proof-of-work.ts';

test('the hash is SHA-256', () => {
  for (let length = 0; length < 200; length += 1) {
    const text = 'aZ09._-:'.repeat(30).slice(0, length);
    expect(firstBits(text), `${length}`).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
  }
});

test('the server accepts a solution for its own token only', () => {
  const token = '3.4.1795000000000.abc.def';
  const found = Array.from({ length: work.parts }, (_, part) => solvePart({ token, work }, part));
  expect(isWorkDone(token, found)).toBe(true);
  expect(isWorkDone(`${token}x`, found)).toBe(false);
  expect(isWorkDone(token, found.slice(1))).toBe(false);
});
