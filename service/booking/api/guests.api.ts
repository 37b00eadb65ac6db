import { z } from 'zod';
import { call, type Section } from '../../platform/call.ts';
import { showGuestsToStaff } from '../admin/show-guests-to-staff.ts';
import { guestChanges } from '../model/guest-bodies.ts';
import { bookingKey as key, bookingParams as params } from '../model/wire/booking-schemas.ts';
import { guestDetailsAnswer } from '../model/wire/guest-answers.ts';
import { changeGuests } from '../usecases/guests/change-guests.ts';
import { showGuests } from '../usecases/guests/show-guests.ts';

const section: Section = {
  name: 'Guests',
  group: 'Website',
  description:
    'Guests, arrival times, special requests and invoice details of a booking, for its owner or with the key from its email.',
};

const limit = { times: 120, seconds: 60 };

/** Changed guest details, and the version of the booking that they are based on. */
const guestChangesBody = guestChanges.extend({ version: z.int().min(0), key });

export const guestCalls = [
  call({
    method: 'GET',
    path: '/api/bookings/:bookingId/details',
    section,
    summary: 'Get the guests of a booking, and the details that each item asks for',
    viewer: 'anyone',
    params,
    query: z.object({ key }),
    answer: guestDetailsAnswer,
    limit,
    run: async (ctx, { params, query }) => ({ data: await showGuests(ctx, { ...params, ...query }) }),
  }),
  call({
    method: 'POST',
    path: '/api/bookings/:bookingId/details',
    section,
    summary:
      'Update the guests until the trip starts. Missing fields stay unchanged, null or empty clears them. 409 with details.guests if the booking has a newer version. Issued invoices do not change',
    viewer: 'anyone',
    params,
    body: guestChangesBody,
    maxBytes: 256 * 1024,
    answer: guestDetailsAnswer,
    limit,
    run: async (ctx, { params, body }) => ({ data: await changeGuests(ctx, { ...params, ...body }) }),
  }),
  call({
    method: 'GET',
    path: '/api/admin/bookings/:bookingId/details',
    section,
    summary: 'Get the guests of any booking. For support and admins',
    viewer: 'signed-in',
    params,
    answer: guestDetailsAnswer,
    limit,
    run: async (ctx, { params }) => ({ data: await showGuestsToStaff(ctx, params) }),
  }),
];
