import { z } from 'zod';
import { savedName } from '../../catalog/saved/saved-name.ts';
import { unknownFields } from '../../platform/body-fields.ts';

/** So many an account keeps: the newest. */
export const mostSaved = 200;

const name = z
  .string('names must hold strings')
  .refine((text) => savedName(text) !== undefined, 'names must look like stay:lake-house');

export const saveBody = z.strictObject(
  { names: z.array(name, 'names must be a list').max(mostSaved, `names must be at most ${mostSaved}`) },
  unknownFields(([key]) => `Invalid key ${key}`),
);

export const savedAnswer = z.object({
  data: z.array(z.string()).describe('Type and slug, such as stay:lake-house; the newest first'),
});
export type SavedWire = z.infer<typeof savedAnswer>;
