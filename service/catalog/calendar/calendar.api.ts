import { z } from 'zod';
import { today } from '../../core/day.ts';
import { type Call, call, type Section } from '../../platform/call.ts';
import { rupees } from '../../platform/rupees.ts';
import { kindOf, productTypes } from '../kinds.ts';
import { showCalendar } from './show-calendar.ts';

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'month must be a month as YYYY-MM')
  .describe("'YYYY-MM'; the month it is in India unless told");

const section: Section = {
  name: 'Calendars',
  group: 'Shop',
  description: 'What is left of a product on each day, and at what price.',
};

const answer = z.object({
  data: z.array(
    z.object({
      day: z.iso.date(),
      roomType: z.string().nullable().describe('null: it has no room types'),
      time: z.string().nullable().describe("'HH:MM'; null: it has no set times"),
      price: rupees.describe('Rupees: of one for that day, before fees and tax'),
      left: z.int().min(0),
      closed: z.boolean(),
      arrival: z.boolean().describe('Whether one can arrive, or pick it up, on that day'),
      minStay: z.int().describe('For how many nights or days at least, arriving on that day'),
      turnaround: z.int().min(0).describe('For so many days after its last one it is made ready: of a vehicle'),
    }),
  ),
  meta: z.object({ month }),
});

/** Availability and price of each product on the days of a month. */
export const calendarCalls: readonly Call[] = productTypes.map((type) =>
  call({
    method: 'GET',
    path: `/api/${kindOf(type).path}/:slug/calendar`,
    section,
    summary: `What is left of one of the ${kindOf(type).path} on each day of a month that can still be booked, and at what price`,
    viewer: 'anyone',
    params: z.object({ slug: z.string().max(200) }),
    query: z.object({ month: month.optional() }),
    answer,
    // answers are not cached: each request queries the database
    limit: { times: 240, seconds: 60 },
    run: async (ctx, { params, query }) => {
      const input = query.month ?? today(ctx.now).slice(0, 7);
      return { data: await showCalendar(ctx, { type, ...params, month: input }), meta: { month: input } };
    },
  }),
);
