import { hkdfSync, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { openText, sealText } from '../../platform/sealed-text.ts';
import { hashOfCode } from '../../platform/secret-code.ts';

const seconds = 30;
const purpose = 'second-factor';

/**
 * The secret of an authenticator during set-up, as base32. It is derived from a word that only this person has (the
 * code of the invitation): nothing is stored before the first right code was entered.
 */
export function secretToSetUp(secret: string, word: string): string {
  const bytes = hkdfSync('sha256', secret, word, 'authenticator', 20);
  return new Secret({ buffer: bytes }).base32;
}

/** The word of a signed-in person's next authenticator; it changes once that is set up. */
export function wordOfNext({ secondFactor }: { readonly secondFactor: string }, sessionId: string): string {
  return `${sessionId} after ${secondFactor}`;
}

function totpOf(base32: string, email: string): TOTP {
  return new TOTP({
    issuer: 'Padharo',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: seconds,
    secret: Secret.fromBase32(base32),
  });
}

/** The `otpauth` URL in the QR code. */
export function authenticatorLink(base32: string, email: string): string {
  return totpOf(base32, email).toString();
}

/**
 * The time step (half minutes since 1970) whose code that is: the current one, or one beside it, for clocks that are
 * off; undefined for a wrong code.
 */
export function stepOfCode(base32: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(base32, '').validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / seconds) + delta;
}

/** The encrypted secret for the database: useless without the key of the installation. */
export function sealSecret(secret: string, base32: string): string {
  return sealText(base32, { secret, purpose });
}

/** The decrypted secret; undefined if it was encrypted with another key. */
export function openSecret(secret: string, sealed: string): string | undefined {
  return openText(sealed, { secret, purpose });
}

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
