import type { Facet } from '../lists/facet.ts';
import { carTypes, transmissions } from './car-vocabulary.ts';

/** By what a list of cars is narrowed (S2 §9). */
export const carFacets = [
  { name: 'carType', title: 'Car type', values: carTypes, choose: 'any' },
  { name: 'transmission', title: 'Transmission', values: transmissions, choose: 'any' },
  {
    name: 'rating',
    title: 'Rating',
    values: [
      { value: '4.5', label: '4.5 and up' },
      { value: '4', label: '4 and up' },
      { value: '3.5', label: '3.5 and up' },
      { value: '3', label: '3 and up' },
    ],
    choose: 'one',
  },
  {
    name: 'popular',
    title: 'Popular filters',
    values: [
      { value: 'free-cancellation', label: 'Free Cancellation' },
      { value: 'ac', label: 'AC' },
      { value: 'music-system', label: 'Music System' },
      { value: 'power-windows', label: 'Power Windows' },
    ],
    choose: 'all',
  },
] as const satisfies readonly Facet[];
