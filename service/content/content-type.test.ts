import { expect, test } from 'vitest';
import { content } from '../catalog/products/content-types.ts';
import { submittableFields } from './content-type.ts';

const submittableType = [...content.values()].filter(({ proposed }) => proposed);

test('fields open to submissions are declared, and suffice for a new entry', () => {
  expect(submittableType.map(({ name }) => name)).toContain('stay');
  for (const type of submittableType) {
    const own = new Set(Object.keys({ ...type.fields, ...type.relations }));
    expect(
      type.proposed?.filter((name) => !own.has(name)),
      type.name,
    ).toEqual([]);
    const seen = submittableFields(type, 'create');
    const needed = Object.entries({ ...type.fields, ...type.relations }).filter(([, one]) => one.required);
    const missing = needed.filter(([name]) => !Object.hasOwn({ ...seen?.fields, ...seen?.relations }, name));
    expect(
      missing.map(([name]) => name),
      type.name,
    ).toEqual([]);
  }
});

test('ratings, slugs, positions in lists, terms and owners cannot be submitted', () => {
  const forbidden =
    /^(slug|rating|reviews|propertyRating|featured|popularFilters|destination|cancellationPolicy|freeCancel|original)/;
  for (const type of submittableType.filter(({ name }) => name !== 'house-rule'))
    expect(
      type.proposed?.filter((name) => forbidden.test(name)),
      type.name,
    ).toEqual([]);
  const room = content.get('room-type');
  expect(room && Object.keys(submittableFields(room, 'update')?.relations ?? {})).toEqual(['Image']);
  expect(room && Object.keys(submittableFields(room, 'create')?.relations ?? {})).toEqual(['Image', 'stay']);
});
