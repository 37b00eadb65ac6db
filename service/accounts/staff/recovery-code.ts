import { randomInt } from 'node:crypto';
import { hashOfCode } from '../../platform/secret-code.ts';

const many = 10;
// without those that look alike
const emails = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Codes that each stand in once for a lost authenticator: `k7xm-2pqf-h9rt`. Shown once; the database keeps their hashes. */
export function makeRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 4 }, () => emails[randomInt(emails.length)]).join('');
  return Array.from({ length: many }, () => [part(), part(), part()].join('-'));
}

/** The hash of a recovery code as somebody typed it; undefined for what cannot be one. */
export function hashOfRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return /^[a-z2-9]{12}$/.test(code) ? hashOfCode(code) : undefined;
}
