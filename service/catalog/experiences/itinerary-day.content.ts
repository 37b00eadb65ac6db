import type { ContentType } from '../../content/content-type.ts';
import { meals } from '../planned-day.ts';
import { itineraryPlaces } from './route.ts';

/** A day of a tour package; a component of it. */
export const itineraryDay: ContentType = {
  name: 'itinerary-day',
  table: 'itinerary_days',
  shape: 'component',
  fields: {
    day: { kind: 'integer', column: 'day', required: true, min: 1, max: 365 },
    title: { kind: 'text', column: 'title', required: true, min: 1, max: 200 },
    details: { kind: 'richtext', column: 'details', required: true, max: 5_000 },
    meals: {
      kind: 'texts',
      column: 'meals',
      default: [],
      max: meals.length,
      pattern: { matches: new RegExp(`^(${meals.join('|')})$`), says: `must be of: ${meals.join(', ')}` },
      about: 'The meals that are included',
    },
    hotel: { kind: 'text', column: 'hotel', min: 1, max: 120, about: 'Name or kind of where the night is spent' },
    hotelPlace: { kind: 'text', column: 'hotel_place', min: 1, max: 120 },
    places: {
      kind: 'json',
      column: 'places',
      schema: itineraryPlaces,
      default: [],
      about: 'Where it goes, in order: known by its name, else by coordinates',
    },
  },
  relations: {},
};
