import { z } from 'zod';

const date = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be MM-DD');

/** From one day of the year to another, perhaps of the next. */
export const yearlyDays = z.tuple([date, date]);
