import { readItem, writeItem } from './storage.ts';

/** A stay as the device remembers that it was looked at. No price: that would be the one of another day. */
export interface RecentStay {
  slug: string;
  name: string;
  place: string;
  image: string;
  alt: string;
}

const key = 'recent-stays';
const most = 9;

function isStay(value: unknown): value is RecentStay {
  if (typeof value !== 'object' || value === null) return false;
  const stay: { [Name in keyof RecentStay]?: unknown } = value;
  return [stay.slug, stay.name, stay.place, stay.image, stay.alt].every((text) => typeof text === 'string');
}

/** The stays of a stored text, newest first; whatever is none is dropped. */
export function parseRecent(stored: string | null): RecentStay[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isStay).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** With that stay as the newest, once. */
export function withNewest(stays: readonly RecentStay[], newest: RecentStay): RecentStay[] {
  return [newest, ...stays.filter(({ slug }) => slug !== newest.slug)].slice(0, most);
}

export function rememberStay(stay: RecentStay): void {
  writeItem(key, JSON.stringify(withNewest(parseRecent(readItem(key)), stay)));
}

export function recentStays(): RecentStay[] {
  return parseRecent(readItem(key));
}
