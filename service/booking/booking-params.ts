import { z } from 'zod';

/** Path parameters of the calls about one booking. */
export const bookingParams = z.object({ bookingId: z.string().max(60) });

/** The secret that opens a booking made without an account. */
export const bookingKey = z
  .string()
  .max(100)
  .optional()
  .describe('The secret of the link in its email; the owner, signed in, needs none');
