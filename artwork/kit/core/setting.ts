import type { Temperament } from './palettes.ts';

/** The kinds of country in which a stay, a room or a car can be shown. */
export const settings = [
  'mountain',
  'highland',
  'hills',
  'lake',
  'river',
  'plain',
  'desert',
  'coast',
  'backwater',
  'city',
  'town',
  'forest',
] as const;

export type Setting = (typeof settings)[number];

export const phrases: Record<Setting, string> = {
  mountain: 'in the mountains',
  highland: 'in the high desert',
  hills: 'in green hills',
  lake: 'by a lake',
  river: 'by a river',
  plain: 'in open country',
  desert: 'in the desert',
  coast: 'by the sea',
  backwater: 'by a backwater',
  city: 'in the city',
  town: 'in an old town',
  forest: 'in the forest',
};

/** Whose skies each of them has. */
export const temperaments: Record<Setting, Temperament> = {
  mountain: 'himalaya',
  highland: 'himalaya',
  hills: 'forest',
  lake: 'himalaya',
  river: 'himalaya',
  plain: 'forest',
  desert: 'desert',
  coast: 'coast',
  backwater: 'coast',
  city: 'desert',
  town: 'desert',
  forest: 'forest',
};
