import { expect, test } from 'vitest';
import { content } from '../catalog/content-types.ts';
import { proposedType } from './proposed-type.ts';

const proposable = [...content.values()].filter(({ proposed }) => proposed);

test('what may be proposed is declared, and is enough for a new entry', () => {
  expect(proposable.map(({ name }) => name)).toContain('stay');
  for (const type of proposable) {
    const own = new Set(Object.keys({ ...type.fields, ...type.relations }));
    expect(
      type.proposed?.filter((name) => !own.has(name)),
      type.name,
    ).toEqual([]);
    const seen = proposedType(type, 'create');
    const needed = Object.entries({ ...type.fields, ...type.relations }).filter(([, one]) => one.required);
    const missing = needed.filter(([name]) => !Object.hasOwn({ ...seen?.fields, ...seen?.relations }, name));
    expect(
      missing.map(([name]) => name),
      type.name,
    ).toEqual([]);
  }
});

test('ratings, addresses, places in lists, terms and owners are nobody’s to propose', () => {
  const forbidden =
    /^(slug|rating|reviews|propertyRating|featured|popularFilters|destination|cancellationPolicy|freeCancel|original)/;
  for (const type of proposable.filter(({ name }) => name !== 'house-rule'))
    expect(
      type.proposed?.filter((name) => forbidden.test(name)),
      type.name,
    ).toEqual([]);
  const room = content.get('room-type');
  expect(room && Object.keys(proposedType(room, 'update')?.relations ?? {})).toEqual(['Image']);
  expect(room && Object.keys(proposedType(room, 'create')?.relations ?? {})).toEqual(['Image', 'stay']);
});
