import type { z } from 'zod';
import { AppError, invalid } from '../core/app-error.ts';

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || hasNul(item));
}

/**
 * Validates the input of a call. Throws ValidationError in the wire format: the message itself for one finding, 'N
 * errors occurred' with `details.errors` for more (API-30).
 */
export function parseWith<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (value !== undefined && (value === null || typeof value !== 'object' || Array.isArray(value))) {
    throw new AppError('ValidationError', 'The body must be a JSON object');
  }
  if (hasNul(value)) throw invalid('Texts must not contain a NUL character');
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String),
    message: issue.message,
    name: 'ValidationError',
  }));
  const first = errors[0];
  throw invalid(errors.length === 1 && first ? first.message : `${errors.length} errors occurred`, { errors });
}
