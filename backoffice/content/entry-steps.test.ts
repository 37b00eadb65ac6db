import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { productTypes } from '../../service/catalog/kinds.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { formOfSteps, lastStep, stepStates } from './entry-steps.ts';

test.each(productTypes)('the steps of a %s name what its type declares, and the first makes a draft', (name) => {
  const type = typeNamed(content, name);
  const steps = type.steps ?? [];
  for (const step of steps) {
    const declared = [...Object.keys(type.fields), ...Object.keys(type.relations)];
    expect(declared, step.name).toEqual(
      expect.arrayContaining([...step.asks, ...(step.needs ?? []), ...(step.advised ?? [])]),
    );
    for (const { relation, fields, begin = {} } of step.parts ?? []) {
      const part = typeNamed(content, type.relations[relation]?.target ?? '');
      const ownNames = [...Object.keys(part.fields), ...Object.keys(part.relations)];
      expect(ownNames, relation).toEqual(expect.arrayContaining([...fields]));
      expect(fields, relation).toEqual(expect.arrayContaining(Object.keys(begin)));
      const required = Object.entries(part.fields).filter(([, field]) => field.required);
      expect(fields, relation).toEqual(expect.arrayContaining(required.map(([own]) => own)));
    }
  }
  const required = Object.entries(type.fields).filter(([, field]) => field.required);
  expect(steps[0]?.asks).toEqual(expect.arrayContaining(required.map(([own]) => own)));
  const names = steps.map((step) => step.name);
  expect(new Set([...names, lastStep]).size).toBe(steps.length + 1);
});

const stay = typeNamed(content, 'stay');
const steps = stay.steps ?? [];
const form = formOfSteps(english, content, stay, steps);
const lacks = (entry: Record<string, unknown>) =>
  stepStates(english, form, steps, entry).flatMap(({ name, missing }) =>
    missing.map((field) => `${name} ${field.name}`),
  );

test('a stay lacks the fields of every draft, and a price until it has a room', () => {
  expect(lacks({})).toEqual(['basics name', 'basics location', 'basics description', 'price price']);
  const draft = { name: 'Lake House', location: 'Bundi', description: 'By the lake' };
  expect(lacks({ ...draft, price: 900 })).toEqual([]);
  expect(lacks({ ...draft, price: null, room_types: [] })).toEqual(['price price']);
  expect(lacks({ ...draft, price: null, room_types: [{ documentId: 'a' }] })).toEqual([]);
});

test('a step has its own fields only, with the parts that it writes', () => {
  const rooms = formOfSteps(
    english,
    content,
    stay,
    steps.filter(({ name }) => name === 'rooms'),
  );
  expect(rooms.fields).toEqual([]);
  expect(rooms.links.map(({ name, control }) => [name, control])).toEqual([
    ['room_types', 'owned'],
    ['amenities', 'many'],
    ['meal_options', 'many'],
  ]);
  expect(rooms.links[0]?.pictured?.map(({ name, control }) => [name, control])).toEqual([['Image', 'picture']]);
});
