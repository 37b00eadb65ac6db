import { emailAddressOf } from '../../core/email-address.ts';
import { isPersonName } from '../../core/person-name.ts';
import { ConnectRefused, type Identity } from './provider.ts';

const longestName = 120;
const longestSubject = 255;
// controls, line separators, and the marks that reverse the reading direction of what follows
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

function oneLine(text: unknown): string {
  if (typeof text !== 'string') return '';
  return [...text.toWellFormed().replace(unprintable, ' ').replace(/\s+/g, ' ').trim()].slice(0, longestName).join('');
}

/** A name that the profile takes too: its owner could save nothing there with another one. */
function nameIn(text: unknown): string {
  const name = oneLine(text);
  const spaced = name.replaceAll(/\.(?=\S)/g, '. ').slice(0, longestName);
  return [name, spaced].find(isPersonName) ?? '';
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
  const mailbox = email?.split('@')[0]?.replaceAll('.', ' ');
  const name = nameIn(told.name) || nameIn(mailbox) || 'Traveller';
  // some providers say it in a text
  const emailVerified = told.emailVerified === true || told.emailVerified === 'true';
  return { provider, subject, email, emailVerified, name };
}
