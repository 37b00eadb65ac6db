import { expect, test } from 'vitest';
import { content } from '../../service/catalog/products/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { fieldLabel, typeWithin } from './entry-labels.ts';

test.each([
  ['MaxGuests', 'Max guests'],
  ['room_types', 'Room types'],
  ['notIncluded', 'Not included'],
  ['attraction_faqs', 'Attraction FAQs'],
  ['localIds', 'Local IDs'],
])('%s is read as %s', (name, label) => expect(fieldLabel(name)).toBe(label));

test('a type within a sentence keeps its abbreviations in capitals', () => {
  const within = (name: string) => typeWithin(typeNamed(content, name));
  expect([within('room-type'), within('faq')]).toEqual(['room types', 'FAQs']);
});
