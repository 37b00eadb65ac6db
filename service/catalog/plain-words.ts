/**
 * Accents of Latin letters, the Devanagari dot below, which many people leave out, and joiners that only shape letters.
 */
const unseen = /[\u0300-\u036f\u093c\u200c\u200d]/gu;

/**
 * Text normalised for search: lower case, no accents, single spaces. Vowel signs of Indian scripts count as letters.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** A place as part of a path: 'new-delhi'. Letters of all scripts stay. */
export function placeSlug(place: string): string {
  return place
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
