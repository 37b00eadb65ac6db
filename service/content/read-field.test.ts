import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field } from './field.ts';
import { slugOf } from './field.ts';
import { readField } from './read-field.ts';

const price: Field = { kind: 'money', column: 'price_paise', min: 0, max: 1_000, required: true };

test('every amount of whole rupees is a valid price, and nothing in between', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 1, max: 99 }), (rupees, paise) => {
      expect(readField(price, rupees)).toEqual({ value: rupees });
      const between = readField(price, rupees + paise / 100);
      if (rupees < 1_000) expect(between).toEqual({ problem: 'must be a whole number of rupees, without paise' });
    }),
  );
});

test('an absent value becomes the default, if there is one', () => {
  expect(readField({ kind: 'text', column: 'x', default: 'daily' }, undefined)).toEqual({ value: 'daily' });
  expect(readField({ kind: 'text', column: 'x', default: 'daily' }, null)).toEqual({ value: 'daily' });
  expect(readField({ kind: 'text', column: 'x' }, null)).toEqual({ value: null });
  expect(readField(price, undefined)).toEqual({ problem: 'must be defined.' });
});

test('a label or its stored value may be written', () => {
  const field: Field = { kind: 'text', column: 'kind', labels: { amenity: 'Amenities' } };
  expect(readField(field, 'Amenities')).toEqual({ value: 'Amenities' });
  expect(readField(field, 'amenity')).toEqual({ value: 'amenity' });
  expect(readField(field, 'Amenity')).toEqual({ problem: 'must be one of: Amenities' });
});

test('any input gives a value or a problem', () => {
  const kinds = ['text', 'richtext', 'integer', 'decimal', 'money', 'boolean', 'json', 'texts', 'datetime'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.boolean(), fc.anything(), (kind, required, raw) => {
      // values that JSON cannot express never arrive
      const text: string | undefined = JSON.stringify(raw, (_key, value: unknown) =>
        typeof value === 'bigint' ? Number(value) : value,
      );
      const sent: unknown = text === undefined ? undefined : JSON.parse(text);
      const read = readField({ kind, column: 'x', ...(required && { required }) }, sent);
      expect('value' in read || 'problem' in read).toBe(true);
    }),
  );
});

test.each([
  ['Lake House, Nainital', 'lake-house-nainital'],
  ['Zürich Élégance & Söhne', 'zurich-elegance-sohne'],
  ['  --  ', ''],
  ['ताज महल', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
