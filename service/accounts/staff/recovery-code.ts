import { randomInt } from 'node:crypto';
import { hashOfCode } from '../../platform/secret-code.ts';

const many = 10;
// without similar-looking characters
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Codes that each replace a lost authenticator once: `k7xm-2pqf-h9rt`. Shown once; the database stores their hashes.
 */
export function makeRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: many }, () => [part(), part(), part()].join('-'));
}

/** The hash of a typed recovery code; undefined if it has no valid format. */
export function hashOfRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return /^[a-z2-9]{12}$/.test(code) ? hashOfCode(code) : undefined;
}
