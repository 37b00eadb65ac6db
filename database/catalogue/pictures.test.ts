import { expect, test } from 'vitest';
import { settingFor } from './catalogue-rows.ts';

test('a picture shows the country of its place, or open country where its subject cannot stand there', () => {
  expect(settingFor('hotel', 'coast')).toBe('coast');
  expect(settingFor('car-suv', 'river')).toBe('river');
  // a place the painter does not know must not be left to the seed: Jaipur would get a beach
  expect(settingFor('yoga-deck', 'city')).toBe('plain');
  expect(settingFor('farm', 'city')).toBe('plain');
  expect(settingFor('tents', 'city')).toBe('plain');
  expect(settingFor('cabin', 'desert')).toBe('plain');
  expect(settingFor('taj', 'city')).toBeUndefined();
});
