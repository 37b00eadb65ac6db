import { z } from 'zod';
import { savedName } from '../../catalog/saved/saved-name.ts';
import { unknownFields } from '../../platform/body-fields.ts';

/** Maximum saved products of an account. */
export const maxSaved = 200;

const name = z
  .string('names must hold strings')
  .refine((text) => savedName(text) !== undefined, 'names must look like stay:lake-house');

export const saveBody = z.strictObject(
  { names: z.array(name, 'names must be a list').max(maxSaved, `names must be at most ${maxSaved}`) },
  unknownFields(([key]) => `Invalid key ${key}`),
);

export const savedAnswer = z.object({
  data: z.array(z.string()).describe('Type and slug, such as stay:lake-house; the newest first'),
});
export type SavedWire = z.infer<typeof savedAnswer>;
