import { expect, test } from 'vitest';
import { settingSchemas } from '../../service/catalog/settings/setting-schemas.ts';
import { finding } from '../../service/content/read-entry.ts';
import { readField } from '../../service/content/read-field.ts';
import { plainError } from './plain-error.ts';

/** The first error of a schema, as the use case words it. */
function found(name: keyof typeof settingSchemas, value: unknown): string {
  const { path = [], message } = settingSchemas[name].safeParse(value).error?.issues[0] ?? {};
  return plainError(`value.${path.map(String).join('.')} is not valid: ${message}`);
}

const voice = { quote: 'Good.', name: 'Asha', from: 'Pune', rating: 5 };

test.each([
  ['heroClaims', [{ figure: '', label: 'x' }], 'Please fill this in.'],
  ['heroClaims', [{ figure: '5' }], 'Please fill this in.'],
  ['heroClaims', [{ figure: 'x'.repeat(21), label: 'x' }], 'This can have 20 letters at most.'],
  ['exploreIndia', [{ name: 'Goa', properties: 'many' }], 'Please write a number.'],
  ['testimonials', [{ ...voice, rating: 6 }], 'This cannot be more than 5.'],
  ['testimonials', [{ ...voice, rating: 0 }], 'This cannot be less than 1.'],
  ['socialLinks', [{ network: 'x', url: 'http://x.com' }], 'This must be an address that begins with https://'],
  ['socialLinks', [{ network: 'orkut', url: 'https://x.com' }], 'Please choose one of these.'],
  ['taxRules', [], 'There must be one at least.'],
] as const)('%s gives its error in plain words', (name, value, words) => {
  expect(found(name, value)).toBe(words);
});

test('a message of our own stays unchanged, without the path', () => {
  expect(plainError('value.gstin is not valid: a GSTIN has 15 letters')).toBe('A GSTIN has 15 letters');
  expect(plainError('value must keep what products name: goa')).toBe('Must keep what products name: goa');
});

test.each([
  ['name', { kind: 'text', required: true }, '', 'Please fill this in.'],
  ['name', { kind: 'text', max: 3 }, 'Lake', 'This can have 3 letters at most.'],
  ['name', { kind: 'text', min: 5 }, 'Lake', 'This must have 5 letters at least.'],
  ['beds', { kind: 'integer' }, 1.5, 'Please write a whole number.'],
  ['beds', { kind: 'integer' }, 'two', 'Please write a number.'],
  ['beds', { kind: 'integer', min: 1 }, 0, 'This cannot be less than 1.'],
  ['beds', { kind: 'integer', max: 9 }, 10, 'This cannot be more than 9.'],
  ['type', { kind: 'text', oneOf: ['a', 'b'] }, 'c', 'Please choose one of these.'],
] as const)('%s of %o that is %o: %s', (name, field, raw, words) => {
  const read = readField({ column: name, ...field }, raw);
  const { message } = finding(['rooms', '0', name], 'problem' in read ? (read.problem ?? '') : '');
  expect(plainError(message, `rooms.0.${name}`)).toBe(words);
});

test('a message that does not need its field is a whole sentence', () => {
  expect(plainError('This attribute must be unique', 'slug')).toBe('Another entry has the same already.');
  expect(plainError('slug must be lower-case words with hyphens between them', 'slug')).toBe(
    'Must be lower-case words with hyphens between them',
  );
  expect(plainError('freeCancellation follows from cancellationPolicy, which is strict', 'freeCancellation')).toBe(
    'This follows from the cancellation policy: strict.',
  );
  expect(plainError('Please say why.', 'note')).toBe('Please say why.');
  // only begins like the name of its field
  expect(plainError('Names are needed of all.', 'Name')).toBe('Names are needed of all.');
  expect(plainError('Nothing fits.', '')).toBe('Nothing fits.');
});
