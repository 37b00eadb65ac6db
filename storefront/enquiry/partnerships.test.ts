import { expect, test } from 'vitest';
import { partnershipAnchor, partnerships, presetSubject } from './partnerships.ts';

const titles = partnerships.map(({ title }) => title);

test.each(partnerships)('the address of "$title" presets it', (offer) => {
  expect(presetSubject({ search: '', hash: `#${partnershipAnchor(offer)}` }, titles)).toBe(offer.title);
  const search = `?subject=${encodeURIComponent(offer.title)}`;
  expect(presetSubject({ search, hash: '#write' }, titles)).toBe(offer.title);
});

test('a subject that is not among the choices is ignored; a free subject is accepted, cut to its limit', () => {
  expect(presetSubject({ search: '?subject=Prize', hash: '#nowhere' }, titles)).toBeUndefined();
  expect(presetSubject({ search: '?subject=About+a+car', hash: '' })).toBe('About a car');
  expect(presetSubject({ search: `?subject=${'x'.repeat(200)}`, hash: '' })).toHaveLength(150);
  expect(presetSubject({ search: '', hash: '#list-your-tours' })).toBeUndefined();
});
