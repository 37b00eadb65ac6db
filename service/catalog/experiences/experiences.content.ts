import { adminFieldsTexts } from '../../../messages/en/admin/fields.ts';
import { sentence } from '../../../messages/message.ts';
import type { ContentType } from '../../content/content-type.ts';
import { experienceFields, experienceRelations, placesField, proposedOfExperience } from './experience-fields.ts';
import { attractionSteps, tourSteps } from './experience-steps.ts';

/** Something to see or do at a place (EXP-33). `location` is in lower case because clients filter by it (EXP-5). */
export const attraction: ContentType = {
  name: 'attraction',
  path: 'attractions',
  table: 'attractions',
  shape: 'entry',
  translated: true,
  steps: attractionSteps,
  proposed: [...proposedOfExperience, 'area'],
  fields: {
    ...experienceFields.head,
    location: { kind: 'text', column: 'location', required: true, min: 1, max: 200, lowerCase: true },
    area: { kind: 'text', column: 'area', max: 200 },
    description: { kind: 'richtext', column: 'description', required: true },
    duration: { kind: 'text', column: 'duration', max: 60 },
    ...experienceFields.prices,
    activity: { kind: 'boolean', column: 'activity', default: false },
    places: placesField('attraction'),
  },
  relations: experienceRelations('attraction'),
};

/** Kinds of tour (EXP-34). */
export const tourTypes = ['adventure', 'cultural', 'pilgrimage', 'wildlife'] as const;

/** A tour of hours or days with a guide (EXP-34). */
export const tourPackage: ContentType = {
  name: 'tour-package',
  path: 'tour-packages',
  table: 'tour_packages',
  shape: 'entry',
  translated: true,
  steps: tourSteps,
  proposed: [...proposedOfExperience, 'privateTour', 'itinerary', 'meetingTime'],
  fields: {
    ...experienceFields.head,
    location: { kind: 'text', column: 'location', required: true, min: 1, max: 200 },
    description: { kind: 'richtext', column: 'description', required: true },
    // null: found by place and search, but in no category
    type: { kind: 'text', column: 'type', oneOf: tourTypes },
    featured: { kind: 'boolean', column: 'featured', default: false },
    privateTour: { kind: 'boolean', column: 'private_tour', default: false },
    // HOME-18: default duration of a package
    duration: { kind: 'text', column: 'duration', default: '5 days', max: 60 },
    ...experienceFields.prices,
    meetingTime: {
      kind: 'text',
      column: 'meeting_time',
      max: 5,
      pattern: { matches: /^([01]\d|2[0-3]):[0-5]\d$/, says: 'must be a time as HH:MM' },
      about: sentence(adminFieldsTexts.meetingTime),
    },
    // attractions may be free, tours may not
    price: { ...experienceFields.prices.price, min: 1 },
    places: placesField('tour-package'),
  },
  relations: {
    ...experienceRelations('tour_package'),
    itinerary: { kind: 'to-many', target: 'itinerary-day', targetColumn: 'tour_package_id', order: 'day' },
  },
};
