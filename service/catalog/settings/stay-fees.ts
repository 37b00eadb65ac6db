import { z } from 'zod';
import { propertyTypes } from '../property-types.ts';

/** At most two decimals. */
const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((number) => Number(number.toFixed(2)) === number, 'must have at most two decimals');
const rupees = z.number().min(0).max(100_000).refine(Number.isInteger, 'must be whole rupees, without paise');

/** An amount, or a percentage of the nights up to its cap. */
const fee = z.union(
  [z.strictObject({ amount: rupees }), z.strictObject({ percent, cap: rupees })],
  'must be { amount } or { percent, cap }',
);

/** A property type as in stays ('Hostels'), or '*' for all without an entry. */
const propertyType = z.enum(['*', ...propertyTypes.map(({ label }) => label)]);

/** The fees of a stay by property type; types without an entry have the specified fees. */
export const stayFees = z
  .array(z.strictObject({ propertyTypes: z.array(propertyType).min(1), cleaning: fee, service: fee }))
  .max(propertyTypes.length + 1)
  .superRefine((entries, { addIssue }) => {
    const named = new Set<string>();
    for (const [index, { propertyTypes: types }] of entries.entries())
      for (const [at, type] of types.entries()) {
        if (named.has(type))
          addIssue({ code: 'custom', path: [index, 'propertyTypes', at], message: `names ${type} a second time` });
        named.add(type);
      }
  });
export type StayFees = z.output<typeof stayFees>;
