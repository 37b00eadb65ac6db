import { z } from 'zod';
import { call, FileAnswer, type Section } from '../platform/call.ts';
import { showOwnCalendar } from './show-own-calendar.ts';

const section: Section = {
  name: 'Calendars',
  group: 'Operator',
  description: 'Booked days of a room or vehicle, for other sales channels.',
};

export const channelCalls = [
  call({
    method: 'GET',
    path: '/api/calendars/:documentId/calendar.ics',
    section,
    summary: 'Get the days that a channel must not sell, as a calendar without names. Its address is a secret',
    viewer: 'anyone',
    params: z.object({ documentId: z.string().max(60) }),
    query: z.object({
      key: z.string().max(100).describe('The secret from the link shown in the back office').optional(),
    }),
    file: 'text/calendar',
    // a channel requests the calendars of all rooms from few IP addresses
    limit: { times: 600, seconds: 60 },
    run: async (ctx, { params: { documentId }, query: { key = '' } }) =>
      new FileAnswer('calendar.ics', await showOwnCalendar(ctx, { documentId, key })),
  }),
];
