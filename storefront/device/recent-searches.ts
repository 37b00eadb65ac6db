import { readItem, writeItem } from './storage.ts';

const key = 'recent-searches';
const most = 3;

/** The searched places of a stored text, newest first; invalid ones are dropped. */
export function parseSearches(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string' && text !== '').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** The list with that place first, once, whatever its spelling. */
export function withSearched(searches: readonly string[], text: string): string[] {
  const same = text.toLowerCase();
  return [text, ...searches.filter((other) => other.toLowerCase() !== same)].slice(0, most);
}

export function recentSearches(): string[] {
  return parseSearches(readItem(key));
}

/** Stores a searched place on this device; an empty one is ignored. */
export function rememberSearch(text: string): void {
  const place = text.trim();
  if (place) writeItem(key, JSON.stringify(withSearched(recentSearches(), place)));
}
