import { z } from 'zod';
import { today } from '../../core/day.ts';
import { type Call, call, type Section } from '../../platform/call.ts';
import { rupees } from '../../platform/rupees.ts';
import { kindOf, productTypes } from '../kinds.ts';
import { showCalendar } from './show-calendar.ts';

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'month must be a month as YYYY-MM')
  .describe("'YYYY-MM'. Defaults to the current month in India");

const section: Section = {
  name: 'Calendars',
  group: 'Website',
  description: 'Availability and prices of a product by day.',
};

const answer = z.object({
  data: z.array(
    z.object({
      day: z.iso.date(),
      roomType: z.string().nullable().describe('null if it has no room types'),
      time: z.string().nullable().describe("'HH:MM'; null if it has no time slots"),
      price: rupees.describe('Price per unit on that day in rupees, before fees and tax'),
      left: z.int().min(0),
      closed: z.boolean(),
      arrival: z.boolean().describe('True if guests can arrive, or pick up, on that day'),
      minStay: z.int().describe('Minimum stay in nights or days from that day'),
      turnaround: z.int().min(0).describe('For vehicles: days to get ready after each hire'),
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
    summary: `Get availability and prices by day for a month, for one of the ${kindOf(type).path}`,
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
