import { expect, test } from 'vitest';
import { fieldOf, linesFor, refusedTexts, sentTexts, textAfter } from './translation-form.ts';

const row = (at: number, source: string, text: string, version = 'v') => ({
  [fieldOf(at, 'source')]: source,
  [fieldOf(at, 'text')]: text,
  [fieldOf(at, 'version')]: version,
});
const sent = (fields: Readonly<Record<string, string>>, known: readonly string[] = []) =>
  sentTexts({ text: (name) => fields[name] ?? '', names: Object.keys(fields) }, known);

test('a sent form has its texts in order, with the line breaks that are stored', () => {
  const fields = { ...row(0, 'One\r\nTwo', ' एक\r\nदो '), ...row(1, 'Three\r\nFour', '') };
  expect(sent(fields, ['Three\r\nFour'])).toEqual([
    { source: 'One\nTwo', text: 'एक\nदो', ifMatch: 'v' },
    { source: 'Three\r\nFour', text: '', ifMatch: 'v' },
  ]);
});

test('a translation that is ticked to be deleted is sent empty', () => {
  expect(sent({ ...row(0, 'Old', 'पुराना'), [fieldOf(0, 'delete')]: 'yes' })).toEqual([
    { source: 'Old', text: '', ifMatch: 'v' },
  ]);
});

test('after a refusal a field shows what was typed, or what someone else saved in a text that was left alone', () => {
  const typed = { ...row(0, 'Wrong', 'मेरा', 'old'), ...row(1, 'Same', 'नया'), ...row(2, 'Left', 'पहला', 'old') };
  const found = refusedTexts({ typed, errors: { [fieldOf(0, 'text')]: 'Someone else' } });
  const stored = { text: 'उनका', version: 'new' };
  expect(textAfter(found, { source: 'Wrong', ...stored })).toMatchObject({ text: 'मेरा', error: 'Someone else' });
  expect(textAfter(found, { source: 'Same', text: '', version: 'v' })).toMatchObject({ text: 'नया', error: undefined });
  expect(textAfter(found, { source: 'Left', ...stored })).toEqual({ text: 'उनका', error: undefined });
  expect(textAfter(found, { source: 'Added', ...stored })).toEqual({ text: 'उनका', error: undefined });
});

test('a field is as high as the longer of both texts', () => {
  expect(linesFor('Short', '')).toBe(1);
  expect(linesFor('a'.repeat(120), 'x', 50)).toBe(3);
  expect(linesFor('a', 'one\n\ntwo')).toBe(3);
});
