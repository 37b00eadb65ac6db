import type { z } from 'zod';
import { invalid } from '../../service/core/app-error.ts';

/** The form, parsed by the schema. Throws ValidationError with errors by field path, like the API. */
export function parsedForm<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
    name: 'ValidationError',
  }));
  throw invalid(errors[0]?.message ?? 'Please check the form', { errors });
}
