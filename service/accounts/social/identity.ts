import { emailAddressOf } from '../../core/email-address.ts';
import { ConnectRefused, type Identity } from './provider.ts';

const longestName = 120;
const longestSubject = 255;
// controls, line separators, and the marks that reverse the reading direction of what follows
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

function oneLine(text: unknown): string {
  if (typeof text !== 'string') return '';
  return [...text.toWellFormed().replace(unprintable, ' ').replace(/\s+/g, ' ').trim()].slice(0, longestName).join('');
}

/** Takes what a provider told at its word only where it makes sense. Throws ConnectRefused without a subject. */
export function identityOf(
  provider: Identity['provider'],
  told: { subject: unknown; email: unknown; emailVerified: unknown; name: unknown },
): Identity {
  const { subject } = told;
  if (typeof subject !== 'string' || subject === '' || subject.length > longestSubject || subject.includes('\0')) {
    throw new ConnectRefused('unavailable', 'the provider told no subject');
  }
  const email = typeof told.email === 'string' ? emailAddressOf(told.email) : undefined;
  const name = oneLine(told.name) || email?.split('@')[0] || 'Traveller';
  return { provider, subject, email, emailVerified: told.emailVerified === true, name };
}
