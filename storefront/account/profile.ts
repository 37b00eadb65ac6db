import type { Translate } from '../../messages/translate.ts';
import { formatDateInFull } from '../../service/core/day.ts';
import type { SessionUser } from '../device/session.ts';

/** The editable values of the profile, as form fields. */
export interface ProfileValues {
  readonly fullName: string;
  readonly phone: string;
  /** YYYY-MM-DD, or empty */
  readonly dateOfBirth: string;
  readonly address: string;
}

/** The body of `PUT /api/users/me`: null clears a field. */
export interface ProfileChanges {
  username?: string;
  phone?: string | null;
  dateOfBirth?: string | null;
  address?: string | null;
}

export function profileValues(user: SessionUser): ProfileValues {
  return {
    fullName: user.username,
    phone: user.phone ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    address: user.address ?? '',
  };
}

/** Only the values that differ from `before`: another device may have changed the others in the meantime. */
export function profileChanges(before: ProfileValues, now: ProfileValues): ProfileChanges {
  const changes: ProfileChanges = {};
  // lines of a form end with CR LF
  const clean = (text: string) => text.replaceAll('\r\n', '\n').trim();
  if (clean(now.fullName) !== clean(before.fullName)) changes.username = clean(now.fullName);
  for (const name of ['phone', 'dateOfBirth', 'address'] as const) {
    if (clean(now[name]) !== clean(before[name])) changes[name] = clean(now[name]) || null;
  }
  return changes;
}

/** '28 February 1961' for `1961-02-28`; a text that is not a day is returned unchanged. */
export function birthdayText(t: Translate, text: string): string {
  return Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : formatDateInFull(t, text);
}

/** The first letters of first and last name, in place of a picture: 'AV'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
