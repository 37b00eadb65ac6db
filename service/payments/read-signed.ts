import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { AppError } from '../core/app-error.ts';
import type { Told } from './gateway.ts';

/** True when both are the same text; takes the same time for every wrong one. */
function isSignature(expected: string, given: string): boolean {
  const [right, said] = [Buffer.from(expected), Buffer.from(given)];
  return said.length === right.length && timingSafeEqual(said, right);
}

/** Throws AppError ForbiddenError where the signature is another one than the expected. */
export function requireSignature(expected: string, given: string): void {
  if (!isSignature(expected, given)) throw new AppError('ForbiddenError', 'The signature is not valid');
}

/** What a provider answers. Throws AppError ServiceUnavailableError where it cannot be asked: whoever asks comes again. */
export async function orAway<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new AppError('ServiceUnavailableError', 'The payment provider does not answer. Please try again soon.', {
      cause: error instanceof Error ? error.message : '',
    });
  }
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
  requireSignature(expected, String(headers[header] ?? ''));
  return schema.safeParse(jsonOf(body)).data;
}

/** What the bytes say; undefined where they are no JSON. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
