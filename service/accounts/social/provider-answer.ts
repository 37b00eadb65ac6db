import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { isPersonName } from '../../core/contact-details.ts';
import { emailAddressOf } from '../../core/email-address.ts';
import { ConnectRefused, type Identity } from './provider.ts';

const longestName = 120;
const longestSubject = 255;
// controls, line separators, and direction marks
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

function oneLine(text: unknown): string {
  if (typeof text !== 'string') return '';
  return [...text.toWellFormed().replace(unprintable, ' ').replace(/\s+/g, ' ').trim()].slice(0, longestName).join('');
}

/** A name that the profile accepts; otherwise its owner could not save the profile. */
function nameIn(text: unknown): string {
  const name = oneLine(text);
  const spaced = name.replaceAll(/\.(?=\S)/g, '. ').slice(0, longestName);
  return [name, spaced].find(isPersonName) ?? '';
}

/** Reads the claims of a provider and ignores implausible ones. Throws ConnectRefused without a subject. */
export function identityOf(
  provider: Identity['provider'],
  claims: { subject: unknown; email: unknown; emailVerified: unknown; name: unknown },
): Identity {
  const { subject } = claims;
  if (typeof subject !== 'string' || subject === '' || subject.length > longestSubject || subject.includes('\0')) {
    throw new ConnectRefused('unavailable', 'the provider told no subject');
  }
  const email = typeof claims.email === 'string' ? emailAddressOf(claims.email) : undefined;
  const mailbox = email?.split('@')[0]?.replaceAll('.', ' ');
  const name = nameIn(claims.name) || nameIn(mailbox) || 'Traveller';
  // some providers send a string
  const emailVerified = claims.emailVerified === true || claims.emailVerified === 'true';
  return { provider, subject, email, emailVerified, name };
}

/** Error codes of openid-client for an unexpected answer: forged, mixed up, or too late. */
const notOurs = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]);

/** Maps an error of openid-client to a problem for the traveller. Its message contains nothing secret. */
export function refusalOf(error: unknown): ConnectRefused {
  if (error instanceof ConnectRefused) return error;
  if (error instanceof AuthorizationResponseError) {
    return new ConnectRefused(error.error === 'access_denied' ? 'denied' : 'unavailable', error.error);
  }
  if (error instanceof ResponseBodyError) {
    return new ConnectRefused(error.error === 'invalid_grant' ? 'expired' : 'unavailable', error.error);
  }
  if (error instanceof ClientError) {
    const refusedByStatus = error.cause instanceof Response && error.cause.status >= 400 && error.cause.status < 500;
    const expired = notOurs.has(error.code ?? '') || refusedByStatus;
    const detail = error.cause instanceof Error ? error.cause.message : error.message;
    return new ConnectRefused(expired ? 'expired' : 'unavailable', `${error.code}: ${detail}`);
  }
  return new ConnectRefused('unavailable', error instanceof Error ? error.message : String(error));
}
