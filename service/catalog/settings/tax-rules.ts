import { z } from 'zod';
import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { type Day, isDay } from '../../core/day.ts';
import { schemaMessage } from '../../platform/body-fields.ts';
import { isProductType, kindOf, productTypes } from '../kinds.ts';
import { supplies, type TaxRule } from '../tax.ts';

/** One tax rule (MONEY-5): supply, price band, first day, and rate. */
const taxRule = z.strictObject({
  name: z.string().min(1).max(60),
  /** The supply, or '*' for all. A product type means all its supplies. */
  supply: z.enum(['*', ...supplies, ...productTypes]),
  /** Price band of one unit for one day, in rupees: from ≤ price < to. */
  from: z.number().min(0),
  to: z.number().positive().nullable(),
  /** Applies to sales from that day on. */
  since: z.custom<Day>(isDay, 'must be a day as YYYY-MM-DD'),
  percent: z.number().min(0).max(100),
  /** The service accounting code, which invoices must show. */
  sac: z
    .string()
    .regex(/^\d{4,8}$/, schemaMessage(sentence(adminFieldRulesTexts.sacWrong)))
    .optional(),
});
type WrittenRule = z.output<typeof taxRule>;

const rulesOf = (written: readonly WrittenRule[]): TaxRule[] =>
  written.flatMap(({ supply, ...rule }) =>
    (isProductType(supply) ? kindOf(supply).supplies : [supply]).map((one) => ({ ...rule, supply: one })),
  );

const bounded = z.array(taxRule).min(1).max(100);
/** The operator's rules, each for one supply or for all. */
export const taxRules = bounded.transform(rulesOf);
/** The rules that a booking was priced with. */
export const frozenTaxRules = z.array(taxRule).transform(rulesOf);

/** Sets of rules that an operator can switch to, and what to know first. */
export const taxRuleSets = z
  .array(
    z.strictObject({
      name: z.string().trim().min(1).max(60),
      description: z.string().trim().min(1).max(600),
      rules: bounded,
    }),
  )
  .max(10);
