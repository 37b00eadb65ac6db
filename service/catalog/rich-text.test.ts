import { expect, test } from 'vitest';
import { safeAddress } from './rich-text.ts';

test.each(['/stays/lake-house', 'https://example.in/a', 'mailto:desk@example.in', 'tel:+919876543210'])(
  '%s may be linked',
  (address) => {
    expect(safeAddress(` ${address} `)).toBe(address);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:\\\\evil.example',
  'java\nscript:alert(1)',
  'stays',
])('%j may not: a browser would go elsewhere, or run it', (address) => {
  expect(safeAddress(address)).toBeUndefined();
});
