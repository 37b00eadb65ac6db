import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { settingSchemas } from '../../service/catalog/settings/setting-schemas.ts';
import { finding } from '../../service/content/read-entry.ts';
import { readField } from '../../service/content/read-field.ts';
import { plainError } from './plain-error.ts';

/** The first error of a schema, as the use case words it. */
function found(name: keyof typeof settingSchemas, value: unknown): string {
  const { path = [], message } = settingSchemas[name].safeParse(value).error?.issues[0] ?? {};
  return plainError(english, `value.${path.map(String).join('.')} is not valid: ${message}`);
}

const voice = { quote: 'Good.', name: 'Asha', from: 'Pune', rating: 5 };

test.each([
  ['heroClaims', [{ figure: '', label: 'x' }], 'Fill this in.'],
  ['heroClaims', [{ figure: '5' }], 'Fill this in.'],
  ['heroClaims', [{ figure: 'x'.repeat(21), label: 'x' }], 'Enter up to 20 characters.'],
  ['exploreIndia', [{ name: 'Goa', properties: 'many' }], 'Enter a number.'],
  ['testimonials', [{ ...voice, rating: 6 }], 'Enter 5 or less.'],
  ['testimonials', [{ ...voice, rating: 0 }], 'Enter 1 or more.'],
  ['socialLinks', [{ network: 'x', url: 'http://x.com' }], 'Enter a link that starts with https://'],
  ['socialLinks', [{ network: 'orkut', url: 'https://x.com' }], 'Choose one of the options.'],
  ['taxRules', [], 'Add at least one.'],
] as const)('%s gives its error in plain words', (name, value, words) => {
  expect(found(name, value)).toBe(words);
});

test('a message of our own stays unchanged, without the path', () => {
  expect(plainError(english, 'value.gstin is not valid: a GSTIN has 15 letters')).toBe('A GSTIN has 15 letters');
  expect(plainError(english, 'value must keep policies that products use: goa')).toBe(
    'Must keep policies that products use: goa',
  );
});

test.each([
  ['name', { kind: 'text', required: true }, '', 'Fill this in.'],
  ['name', { kind: 'text', max: 3 }, 'Lake', 'Enter up to 3 characters.'],
  ['name', { kind: 'text', min: 5 }, 'Lake', 'Enter at least 5 characters.'],
  ['beds', { kind: 'integer' }, 1.5, 'Enter a whole number.'],
  ['beds', { kind: 'integer' }, 'two', 'Enter a number.'],
  ['beds', { kind: 'integer', min: 1 }, 0, 'Enter 1 or more.'],
  ['beds', { kind: 'integer', max: 9 }, 10, 'Enter 9 or less.'],
  ['type', { kind: 'text', oneOf: ['a', 'b'] }, 'c', 'Choose one of the options.'],
] as const)('%s of %o that is %o: %s', (name, field, raw, words) => {
  const read = readField({ column: name, ...field }, raw);
  const { message } = finding(['rooms', '0', name], 'problem' in read ? (read.problem ?? '') : '');
  expect(plainError(english, message, `rooms.0.${name}`)).toBe(words);
});

test('a message that does not need its field is a whole sentence', () => {
  expect(plainError(english, 'This attribute must be unique', 'slug')).toBe('Another entry already has this value.');
  expect(plainError(english, 'slug must be lower-case words with hyphens between them', 'slug')).toBe(
    'Must be lower-case words with hyphens between them',
  );
  expect(
    plainError(english, 'freeCancellation follows from cancellationPolicy, which is strict', 'freeCancellation'),
  ).toBe('The cancellation policy sets this: strict.');
  expect(plainError(english, 'Enter the reason.', 'note')).toBe('Enter the reason.');
  // only begins like the name of its field
  expect(plainError(english, 'Names are needed of all.', 'Name')).toBe('Names are needed of all.');
  expect(plainError(english, 'Nothing fits.', '')).toBe('Nothing fits.');
});
