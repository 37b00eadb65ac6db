import { z } from 'zod';
import { type Day, isDay } from '../../core/day.ts';
import { isProductType, kindOf, productTypes } from '../kinds.ts';
import { type Supply, supplies } from '../supply.ts';

/** One tax rule (MONEY-5): what it is for, in which price band, from which day, how much. */
const taxRule = z.strictObject({
  name: z.string().min(1).max(60),
  /** What is supplied, or '*' for all. A type of product stands for all that selling one can supply. */
  supply: z.enum(['*', ...supplies, ...productTypes]),
  /** Band of the price of one unit for one day as it is charged, in rupees: from ≤ price < to. */
  from: z.number().min(0),
  to: z.number().positive().nullable(),
  /** Holds for what is sold from that day on. */
  since: z.custom<Day>(isDay, 'must be a day as YYYY-MM-DD'),
  percent: z.number().min(0).max(100),
  /** The code of the service in the tariff, which an invoice has to say. */
  sac: z
    .string()
    .regex(/^\d{4,8}$/, 'has 4 to 8 digits')
    .optional(),
});
type WrittenRule = z.output<typeof taxRule>;
export type TaxRule = Omit<WrittenRule, 'supply'> & { supply: '*' | Supply };

const rulesOf = (written: readonly WrittenRule[]): TaxRule[] =>
  written.flatMap(({ supply, ...rule }) =>
    (isProductType(supply) ? kindOf(supply).supplies : [supply]).map((one) => ({ ...rule, supply: one })),
  );

const bounded = z.array(taxRule).min(1).max(100);
/** The rules as the operator wrote them, each for one supply or for all. */
export const taxRules = bounded.transform(rulesOf);
/** The rules that a booking was priced with. */
export const frozenTaxRules = z.array(taxRule).transform(rulesOf);

/** Rules that an operator can put in the place of those in force, and what to know before. */
export const taxRuleSets = z
  .array(
    z.strictObject({
      name: z.string().trim().min(1).max(60),
      description: z.string().trim().min(1).max(600),
      rules: bounded,
    }),
  )
  .max(10);
