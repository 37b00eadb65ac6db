import { adminFieldsTexts } from '../../../messages/en/admin/fields.ts';
import { sentence } from '../../../messages/message.ts';
import type { ContentType } from '../../content/content-type.ts';
import { nameField, priceField, textsField } from '../plain-fields.ts';
import { mealPlans } from './stay-vocabulary.ts';

/** A room type of a stay, with its price per night (STAY-24). `rooms` is how many of it exist. */
export const roomType: ContentType = {
  name: 'room-type',
  path: 'room-types',
  table: 'room_types',
  shape: 'entry',
  partOf: ['stay'],
  ordered: { column: 'position', within: 'stay' },
  proposed: [
    'Name',
    'Price',
    'MaxGuests',
    'maxOccupancy',
    'Description',
    'BedConfiguration',
    'size',
    'facilities',
    'mealPlan',
    'rooms',
    'Image',
  ],
  fields: {
    Name: nameField(),
    Price: priceField('price_paise', { required: true, min: 1 }),
    MaxGuests: {
      kind: 'integer',
      column: 'max_guests',
      required: true,
      min: 1,
      max: 100,
      about: sentence(adminFieldsTexts.maxGuests),
    },
    maxOccupancy: {
      kind: 'integer',
      column: 'max_occupancy',
      min: 1,
      max: 200,
      about: sentence(adminFieldsTexts.maxOccupancy),
    },
    Description: { kind: 'richtext', column: 'description', default: '', max: 5_000 },
    BedConfiguration: { kind: 'text', column: 'bed_configuration', default: '', max: 200 },
    size: { kind: 'integer', column: 'size_m2', min: 1, max: 2_000 },
    // the website words them as it words amenities
    facilities: { ...textsField('facilities'), untranslated: true },
    mealPlan: {
      kind: 'text',
      column: 'meal_plan',
      oneOf: mealPlans,
    },
    rooms: {
      kind: 'integer',
      column: 'units',
      lookup: { table: 'sellables', key: 'sellable_id', makes: { product_type: 'stay' } },
      default: 1,
      min: 0,
      max: 100_000,
    },
  },
  relations: {
    Image: { kind: 'to-one', target: 'media', column: 'image_id' },
    stay: { kind: 'to-one', target: 'stay', column: 'stay_id', required: true, fixed: true },
  },
};
