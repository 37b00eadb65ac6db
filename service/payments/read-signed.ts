import { timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { errorsPaymentsTexts } from '../../messages/en/errors/payments.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../core/app-error.ts';
import type { GatewayMessage } from './gateway.ts';

/** Returns true if both texts are equal. Takes the same time for every wrong one. */
function isSignature(expected: string, given: string): boolean {
  const [right, said] = [Buffer.from(expected), Buffer.from(given)];
  return said.length === right.length && timingSafeEqual(said, right);
}

/** Throws AppError ForbiddenError if the signature is not the expected one. */
export function requireSignature(expected: string, given: string): void {
  if (!isSignature(expected, given)) throw new AppError('ForbiddenError', sentence(errorsPaymentsTexts.signature));
}

/**
 * Returns the provider's answer. Throws AppError ServiceUnavailableError if it cannot be reached: the caller tries
 * again.
 */
export async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new AppError('ServiceUnavailableError', sentence(errorsPaymentsTexts.providerAway), {
      cause: error instanceof Error ? error.message : '',
    });
  }
}

/**
 * Reads a provider's JSON message after checking its signature over the raw bytes. Returns undefined for a body that
 * does not match the schema: a provider whose signed messages are rejected stops sending them. Throws AppError
 * ForbiddenError for a wrong signature.
 */
export function readSigned<Schema extends z.ZodType>(
  schema: Schema,
  { body, headers }: GatewayMessage,
  { header, expected }: { header: string; expected: string },
): z.output<Schema> | undefined {
  requireSignature(expected, String(headers[header] ?? ''));
  return schema.safeParse(jsonOf(body)).data;
}

/** Returns the parsed JSON; undefined if the bytes are not JSON. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
