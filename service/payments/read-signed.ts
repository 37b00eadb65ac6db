import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { AppError } from '../core/app-error.ts';
import type { Told } from './gateway.ts';

/** True when both are the same text; takes the same time for every wrong one. */
export function isSignature(expected: string, given: string): boolean {
  const [right, said] = [Buffer.from(expected), Buffer.from(given)];
  return said.length === right.length && timingSafeEqual(said, right);
}

/**
 * A provider's JSON message, believed by its signature before a byte of it is parsed. Undefined for a body that the schema
 * does not know: a provider that is refused its own signed messages stops sending them. Throws AppError ForbiddenError for
 * another signature than the expected one.
 */
export function readSigned<Schema extends z.ZodType>(
  schema: Schema,
  { body, headers }: Told,
  { header, expected }: { header: string; expected: string },
): z.output<Schema> | undefined {
  if (!isSignature(expected, String(headers[header] ?? ''))) {
    throw new AppError('ForbiddenError', 'The signature is not valid');
  }
  return schema.safeParse(jsonOf(body)).data;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
