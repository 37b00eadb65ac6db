import { z } from 'zod';
import { type Day, isDay } from '../../core/day.ts';
import { productTypes } from '../kinds.ts';

/** One tax rule of PRODUCT.md: what it is for, in which price band, from which day, how much. */
const taxRule = z.strictObject({
  name: z.string().min(1).max(60),
  /** Product type, or '*' for all. */
  supply: z.enum(['*', ...productTypes]),
  /** Band of the price of one unit for one day, in rupees: from ≤ price < to. */
  from: z.number().min(0),
  to: z.number().positive().nullable(),
  since: z.custom<Day>(isDay, 'must be a day as YYYY-MM-DD'),
  percent: z.number().min(0).max(100),
});
export const taxRules = z.array(taxRule).min(1).max(100);
export type TaxRule = z.output<typeof taxRule>;
