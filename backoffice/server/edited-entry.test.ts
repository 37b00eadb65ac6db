import { expect, test } from 'vitest';
import { content } from '../../service/catalog/products/content-types.ts';
import { fieldsOf } from '../../service/content/content-type.ts';
import { fieldLists } from './edited-entry.ts';

test('every list that a declaration names is one that the back office can offer', () => {
  const named = [...content.values()].flatMap((type) =>
    [...fieldsOf(type)].flatMap(([name, { listed }]) => (listed ? [`${type.name}.${name}: ${listed.in}`] : [])),
  );
  expect(named.sort()).toEqual(
    ['attraction', 'car-rental', 'stay', 'tour-package'].map(
      (type) => `${type}.cancellationPolicy: cancellation-policies`,
    ),
  );
  expect(Object.keys(fieldLists)).toEqual(['cancellation-policies']);
});
