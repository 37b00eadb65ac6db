import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { partnerships, presetSubject } from './partnerships.ts';

const titles = partnerships.map(({ title }) => english(title));

test.each(partnerships)('the address #$anchor presets its subject', ({ anchor, title }) => {
  const subject = english(title);
  expect(presetSubject(english, { search: '', hash: `#${anchor}` }, titles)).toBe(subject);
  const search = `?subject=${encodeURIComponent(subject)}`;
  expect(presetSubject(english, { search, hash: '#write' }, titles)).toBe(subject);
});

test('a subject that is not among the choices is ignored; a free subject is accepted, cut to its limit', () => {
  expect(presetSubject(english, { search: '?subject=Prize', hash: '#nowhere' }, titles)).toBeUndefined();
  expect(presetSubject(english, { search: '?subject=About+a+car', hash: '' })).toBe('About a car');
  expect(presetSubject(english, { search: `?subject=${'x'.repeat(200)}`, hash: '' })).toHaveLength(150);
  expect(presetSubject(english, { search: '', hash: '#list-your-tours' })).toBeUndefined();
});
