import { adminFieldsTexts } from '../../../messages/en/admin/fields.ts';
import { sentence } from '../../../messages/message.ts';
import type { ContentType } from '../../content/content-type.ts';
import { yesNo } from '../plain-fields.ts';
import { meals } from '../planned-day.ts';
import { itineraryPlaces, rewordPlaces } from './route.ts';

/**
 * A part of the day when a visit can begin; each of its times is an option of its own (EXP-28). It can have a season
 * (EXP-35).
 */
export const timeSlot: ContentType = {
  name: 'time-slot',
  table: 'time_slots',
  shape: 'component',
  fields: {
    name: { kind: 'text', column: 'name', required: true, min: 1, max: 120 },
    availableTimes: {
      kind: 'texts',
      column: 'available_times',
      required: true,
      min: 1,
      max: 48,
      pattern: { matches: /^([01]\d|2[0-3]):[0-5]\d$/, says: 'must be times as HH:MM' },
    },
    firstDay: {
      kind: 'text',
      column: 'first_day',
      day: true,
      max: 10,
      about: sentence(adminFieldsTexts.seasonFirstDay),
    },
    lastDay: { kind: 'text', column: 'last_day', day: true, max: 10, about: sentence(adminFieldsTexts.seasonLastDay) },
    everyYear: {
      ...yesNo('every_year'),
      about: sentence(adminFieldsTexts.everyYear),
    },
  },
  relations: {},
  rule: (values) => {
    const [first, last] = [values.get('firstDay'), values.get('lastDay')];
    if (values.get('everyYear') === true) {
      if (!first) return { field: 'firstDay', problem: 'is needed for a season of every year' };
      return last ? undefined : { field: 'lastDay', problem: 'is needed for a season of every year' };
    }
    return first && last && last < first ? { field: 'lastDay', problem: 'is before the first day' } : undefined;
  },
};

/** A question about an attraction or a tour package; a component of it. */
export const attractionFaq: ContentType = {
  name: 'attraction-faq',
  table: 'attraction_faqs',
  shape: 'component',
  fields: {
    question: { kind: 'text', column: 'question', required: true, min: 1, max: 500 },
    answer: { kind: 'richtext', column: 'answer', required: true, min: 1, max: 5_000 },
  },
  relations: {},
};

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
      about: sentence(adminFieldsTexts.meals),
    },
    hotel: {
      kind: 'text',
      column: 'hotel',
      min: 1,
      max: 120,
      about: sentence(adminFieldsTexts.nightHotel),
    },
    hotelPlace: { kind: 'text', column: 'hotel_place', min: 1, max: 120 },
    places: {
      kind: 'json',
      column: 'places',
      schema: itineraryPlaces,
      reword: rewordPlaces,
      default: [],
      about: sentence(adminFieldsTexts.stops),
    },
  },
  relations: {},
};

/** A language in which attractions and tours are guided. */
export const language: ContentType = {
  name: 'language',
  path: 'languages',
  table: 'languages',
  shape: 'entry',
  fields: {
    name: { kind: 'text', column: 'name', required: true, min: 1, max: 60, unique: true },
    code: {
      kind: 'text',
      column: 'code',
      required: true,
      max: 12,
      unique: true,
      pattern: { matches: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, says: 'must be a language code such as hi' },
    },
  },
  relations: {},
};

/** A popular filter; programs use its code ('skip_line' is skip-the-line, EXP-9). */
export const popularFilter: ContentType = {
  name: 'popular-filter',
  path: 'popular-filters',
  table: 'popular_filters',
  shape: 'entry',
  fields: {
    name: { kind: 'text', column: 'name', required: true, min: 1, max: 120, unique: true },
    code: {
      kind: 'text',
      column: 'code',
      required: true,
      max: 60,
      unique: true,
      pattern: { matches: /^[a-z][a-z0-9_]*$/, says: 'must be lower-case words with underscores' },
    },
  },
  relations: {},
};
