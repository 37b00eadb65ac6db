import { z } from 'zod';
import { lineLabels } from '../../catalog/kinds.ts';
import { meals } from '../../catalog/planned-day.ts';
import { choices } from '../../catalog/product.ts';
import { scheduleOf } from '../../catalog/refund-terms.ts';
import { supplies } from '../../catalog/tax.ts';
import { type Day, isDay } from '../../core/day.ts';
import { paiseOf } from '../../core/money.ts';

export const amount = z.number().int().transform(paiseOf);

const schedule = z.array(z.object({ until: z.string(), percent: z.number() }));

const policy = z.object({
  name: z.string(),
  steps: z.array(z.object({ hoursBefore: z.number(), percent: z.number() })).readonly(),
});

const plannedDay = z.object({
  day: z.number().int(),
  title: z.string(),
  meals: z.array(z.enum(meals)).readonly(),
  hotel: z.string().nullable(),
  hotelPlace: z.string().nullable(),
});

const yesNo = z.enum(['yes', 'no']).optional();
const whole = z.number().int().optional();

const facts = z.object({
  couples: yesNo,
  localIds: yesNo,
  minimumAge: whole,
  childrenFrom: whole,
  childrenFreeTo: whole,
  vegetarian: yesNo,
  extraBed: yesNo,
  extraBedPrice: amount.optional(),
  earlyCheckIn: z.string().optional(),
  earlyCheckInPrice: amount.optional(),
  lift: yesNo,
  groundFloor: yesNo,
  steps: whole,
  nearestPlace: z.string().optional(),
  nearestDistance: whole,
});

/** The details of a line, frozen at the sale. Older bookings lack parts, pick-ups, policies and schedules. */
export const lineDetails = z.object({
  nightly: z.array(z.object({ day: z.custom<Day>(isDay), price: amount })),
  fees: z.array(z.object({ name: z.string(), amount, supply: z.enum(supplies).optional() })),
  /** Tax amounts by rate. Where they are missing, the tax rules of the booking apply. */
  taxes: z.array(z.object({ name: z.string(), percent: z.number(), taxable: amount, amount })).optional(),
  cancellation: z
    .object({
      freeUntil: z.string().nullable(),
      text: z.string(),
      schedule: schedule.optional(),
      policy: policy.optional(),
      begins: z.string().optional(),
    })
    .transform((terms) => ({ ...terms, schedule: terms.schedule ?? scheduleOf(terms.freeUntil) })),
  /** The supply under which the line was taxed. */
  supply: z.enum(supplies).optional(),
  slug: z.string(),
  documentId: z.string(),
  label: z.enum(lineLabels).optional(),
  parts: z.array(z.object({ name: z.string(), count: z.number().int(), price: amount.nullable() })).default([]),
  language: z.string().nullable().default(null),
  duration: z.string().nullable().default(null),
  venue: z
    .object({
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      from: z.string().nullable(),
      until: z.string().nullable(),
    })
    .nullable()
    .default(null),
  pickup: z
    .object({ place: z.string() })
    .nullable()
    .default(null)
    .transform((pickup) => pickup?.place ?? null),
  /** Where the visit begins, if the product said so. */
  meetingPoint: z.string().nullable().default(null),
  /** When the visit begins ('HH:MM'), if it was not sold by start times. */
  meetingTime: z.string().nullable().default(null),
  /** Options that the cart item did not specify: the first option of the product was booked. */
  chosenForThem: z.array(z.enum(choices)).default([]),
  /** True if the name of every traveller is required. */
  asksNames: z.boolean().default(false),
  plan: z.array(plannedDay).default([]),
  /** What the stay said that a guest should know; stays that said nothing, and older bookings, have none. */
  facts: facts.optional(),
  /** The names of what was sold, in the language of the booking. */
  translated: z
    .object({
      language: z.string(),
      name: z.string(),
      optionName: z.string().nullable(),
      location: z.string(),
      meetingPoint: z.string().nullable(),
      plan: z.array(plannedDay),
      nearestPlace: z.string().optional(),
    })
    .optional(),
});
/** The details that partners and the day manifest see. */
export const serviceDetails = lineDetails.pick({ parts: true, language: true, pickup: true });
export type ServiceDetails = z.output<typeof serviceDetails>;
// pg returns jsonb parsed although the row types say text, so both are accepted
export const parsedJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
