import { createHash, randomBytes } from 'node:crypto';

/** A code that nobody guesses: 32 random bytes, base64url. It belongs into an email, not into the database. */
export function makeSecretCode(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a code. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
