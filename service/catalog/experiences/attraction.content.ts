import type { ContentType } from '../../content/content-type.ts';
import { experienceFields, experienceRelations, placesField, proposedOfExperience } from './experience-fields.ts';

/** Something to see or do at a place (EXP-33). `location` is in lower case because clients filter by it (EXP-5). */
export const attraction: ContentType = {
  name: 'attraction',
  path: 'attractions',
  table: 'attractions',
  shape: 'entry',
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
