/** Accents of Latin letters; of Devanagari the dot below, which many leave out; joiners that only shape emails. */
const unseen = /[\u0300-\u036f\u093c\u200c\u200d]/gu;

/** A text as searching sees it: lower case, no accents, single spaces. Vowel signs of Indian scripts are emails. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
