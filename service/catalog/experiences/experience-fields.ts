import { z } from 'zod';
import { adminFieldsTexts } from '../../../messages/en/admin/fields.ts';
import { sentence } from '../../../messages/message.ts';
import type { Relation } from '../../content/content-type.ts';
import type { Field } from '../../content/field.ts';
import {
  latitude,
  longitude,
  nameField,
  policyField,
  priceField,
  rating,
  reviewCount,
  slugField,
  textsField,
  yesNo,
} from '../plain-fields.ts';

const tickets = z.strictObject({ adult: z.boolean(), child: z.boolean(), senior: z.boolean(), infant: z.boolean() });

/** Fields that attractions and tour packages share (EXP-33), in parts between which each puts its own. */
export const experienceFields = {
  head: { slug: slugField, name: nameField() },
  prices: {
    price: priceField('price_paise', { required: true }),
    adultPrice: priceField('adult_price_paise', { orColumn: 'price_paise' }),
    childPrice: priceField('child_price_paise', { orColumn: 'price_paise' }),
    seniorPrice: priceField('senior_price_paise', { orColumn: 'price_paise' }),
    infantPrice: priceField('infant_price_paise', { default: 0 }),
    originalPrice: priceField('original_price_paise', { min: 1 }),
    rating,
    reviews: reviewCount,
    freeCancel: yesNo('free_cancel'),
    cancellationPolicy: policyField,
    // for permits and personalised tickets
    asksNames: yesNo('asks_names'),
    availability: { kind: 'text', column: 'availability', default: 'Available daily', max: 120 },
    meetingPoint: {
      kind: 'text',
      column: 'meeting_point',
      max: 200,
      about: sentence(adminFieldsTexts.meetingPoint),
    },
    included: textsField('included'),
    notIncluded: textsField('not_included'),
    additionalInfo: textsField('additional_info'),
    ticketType: { kind: 'text', column: 'ticket_type', oneOf: ['simple', 'detailed'], default: 'simple' },
    availableTicketTypes: {
      kind: 'json',
      column: 'available_ticket_types',
      schema: tickets,
      default: { adult: true, child: true, senior: true, infant: false },
    },
    latitude,
    longitude,
  },
} as const satisfies Record<string, Record<string, Field>>;

/** Fields of both that partners may submit. */
export const proposedOfExperience: readonly string[] = [
  'name',
  'location',
  'description',
  'duration',
  'price',
  'adultPrice',
  'childPrice',
  'seniorPrice',
  'infantPrice',
  'availability',
  'meetingPoint',
  'included',
  'notIncluded',
  'additionalInfo',
  'ticketType',
  'availableTicketTypes',
  'asksNames',
  'latitude',
  'longitude',
  'places',
  'image',
  'gallery',
  'languages',
  'timeSlots',
  'attraction_faqs',
];

/** Places per day and time slot, stored as stock of that product type. */
export function placesField(productType: string): Field {
  return {
    kind: 'integer',
    column: 'units',
    lookup: { table: 'sellables', key: 'sellable_id', makes: { product_type: productType } },
    required: true,
    min: 0,
    max: 100_000,
  };
}

/** The relations of a type whose own tables begin with `own`: `attraction` or `tour_package`. */
export function experienceRelations(own: 'attraction' | 'tour_package'): Record<string, Relation> {
  const key = `${own}_id`;
  const through = (target: string, table: string, to: string) =>
    ({ kind: 'through', target, table: `${own}_${table}`, from: key, to, order: 'position' }) as const;
  return {
    image: { kind: 'to-one', target: 'media', column: 'image_id' },
    gallery: through('media', 'images', 'media_id'),
    languages: through('language', 'languages', 'language_id'),
    timeSlots: { kind: 'to-many', target: 'time-slot', targetColumn: key, order: 'position' },
    attraction_faqs: { kind: 'to-many', target: 'attraction-faq', targetColumn: key, order: 'position' },
    popularFilters: through('popular-filter', 'popular_filters', 'popular_filter_id'),
    destination: { kind: 'to-one', target: 'destination', column: 'destination_id', apart: true },
    guest_reviews: { kind: 'to-many', target: 'review', targetColumn: key, apart: true },
  };
}
