import { z } from 'zod';

/** Whose path names a booking. */
export const bookingParams = z.object({ bookingId: z.string().max(60) });

/** What opens a booking to who booked without an account. */
export const bookingKey = z
  .string()
  .max(100)
  .optional()
  .describe('The secret of the link in its email; the owner, signed in, needs none');
