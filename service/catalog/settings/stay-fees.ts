import { z } from 'zod';
import { propertyTypes } from '../stays/stay-vocabulary.ts';

/** Two decimals are all that per cent can have. */
const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((number) => Number(number.toFixed(2)) === number, 'must have at most two decimals');
const rupees = z.number().min(0).max(100_000).refine(Number.isInteger, 'must be whole rupees, without paise');

/** An amount, or per cent of what the nights cost, never more than its cap. */
const fee = z.union(
  [z.strictObject({ amount: rupees }), z.strictObject({ percent, cap: rupees })],
  'must be { amount } or { percent, cap }',
);

/** A type of property as stays say it ('Hostels'), or '*' for all that no other entry names. */
const propertyType = z.enum(['*', ...propertyTypes.map(({ label }) => label)]);

/** What is added to a stay by the type of its property; what no entry is for bears the specified fees. */
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
