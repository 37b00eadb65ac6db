import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { formFor } from './entry-form.ts';

const stay = formFor(english, content, typeNamed(content, 'stay'));
const tour = formFor(english, content, typeNamed(content, 'tour-package'));

test('every type of content has a form, and every field of it a control', () => {
  for (const type of content.values()) {
    if (type.path === undefined) continue;
    const { fields } = formFor(english, content, type);
    expect(
      fields.every(({ control }) => control !== undefined),
      type.name,
    ).toBe(true);
  }
  expect(stay.fields.map(({ name }) => name)).toContain('description');
  expect(stay.fields.map(({ name }) => name)).not.toContain('reviews');
  expect(Object.fromEntries(stay.links.map(({ name, control }) => [name, control]))).toMatchObject({
    image: 'picture',
    stayimages: 'pictures',
    amenities: 'many',
    destination: 'one',
    room_types: 'entries',
  });
  expect(tour.links.find(({ name }) => name === 'itinerary')).toMatchObject({ control: 'parts' });
});

test('the season of a start time is typed as two days and whether it returns every year', () => {
  const { fields = [] } = tour.links.find(({ name }) => name === 'timeSlots') ?? {};
  expect(fields.slice(2).map(({ label, control }) => [label, control])).toEqual([
    ['First day', 'day'],
    ['Last day', 'day'],
    ['Every year', 'switch'],
  ]);
});
