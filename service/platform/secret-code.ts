import { createHash, randomBytes } from 'node:crypto';

/** An unguessable code: 32 random bytes, base64url. It is sent by email and never stored in the database. */
export function makeSecretCode(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a code, which is stored in the database. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
