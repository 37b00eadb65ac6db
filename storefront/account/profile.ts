import type { SessionUser } from '../device/session.ts';

/** What the traveller may change of the profile, as it stands in a form. */
export interface ProfileValues {
  readonly fullName: string;
  readonly phone: string;
  /** YYYY-MM-DD, or empty */
  readonly dateOfBirth: string;
  readonly address: string;
}

/** The body of `PUT /api/users/me`: null forgets a field. */
export interface ProfileChanges {
  username?: string;
  phone?: string | null;
  dateOfBirth?: string | null;
  address?: string | null;
}

export function valuesOf(user: SessionUser): ProfileValues {
  return {
    fullName: user.username,
    phone: user.phone ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    address: user.address ?? '',
  };
}

/** What was changed since `before`, and nothing else: another device may have changed the rest in the meantime. */
export function changesOf(before: ProfileValues, now: ProfileValues): ProfileChanges {
  const changes: ProfileChanges = {};
  // a form's lines end by CR LF
  const clean = (text: string) => text.replaceAll('\r\n', '\n').trim();
  if (clean(now.fullName) !== clean(before.fullName)) changes.username = clean(now.fullName);
  for (const name of ['phone', 'dateOfBirth', 'address'] as const) {
    if (clean(now[name]) !== clean(before[name])) changes[name] = clean(now[name]) || null;
  }
  return changes;
}

const birthday = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** '28 February 1961' of `1961-02-28`; what is no day is shown as it came. */
export function birthdayText(text: string): string {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) ? text : birthday.format(at);
}

/** The first emails of first and last name, for the picture that we do not have: 'AV'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
