import { z } from 'zod';
import { call, FileAnswer, type Section } from '../platform/call.ts';
import { showOwnCalendar } from './show-own-calendar.ts';

const section: Section = {
  name: 'Calendars',
  group: 'Operator',
  description: 'Which days of a room or vehicle are taken, for the other channels where it is sold.',
};

export const channelCalls = [
  call({
    method: 'GET',
    path: '/api/calendars/:documentId/calendar.ics',
    section,
    summary: 'The days on which a channel must sell nothing, as a calendar without names; its address is a secret',
    viewer: 'anyone',
    params: z.object({ documentId: z.string().max(60) }),
    query: z.object({
      key: z.string().max(100).describe('The secret of the address that the back office shows').optional(),
    }),
    file: 'text/calendar',
    // a channel requests the calendars of all rooms from few IP addresses
    limit: { times: 600, seconds: 60 },
    run: async (ctx, { params: { documentId }, query: { key = '' } }) =>
      new FileAnswer('calendar.ics', await showOwnCalendar(ctx, { documentId, key })),
  }),
];
