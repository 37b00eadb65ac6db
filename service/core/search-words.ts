/** The number of last digits that identify a phone number, with or without country code. */
const lastDigits = 10;

/**
 * Splits a search text into words, of which a result must have all, or words that begin like them: in lower case, as
 * the SQL function `booking_words` stores them. A phone number is one word, however it is spaced.
 */
export function wordsOf(text: string): string[] {
  const digits = text.replace(/\D/g, '');
  const national = digits.replace(/^(?:91|0)(?=\d{10}$)/, '');
  if (/^\s*\+/.test(text) && digits.length > lastDigits) return [digits.slice(-lastDigits)];
  if (/^\s*\+91[\d\s().-]+$/.test(text) && digits.length > 2) return [digits.slice(2)];
  if (digits.length >= 4 && /^[\d\s().-]+$/.test(text)) return [national];
  return text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
}

/** A word as a prefix query of lexemes; quotes and backslashes are doubled. */
const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}':*`;

/** The text of a `tsquery` for results that have all of these words as prefixes; without words it finds nothing. */
export function queryOfWords(words: readonly string[]): string {
  return words.map(lexeme).join(' & ');
}

/** The search text as a `tsquery` over `booking_words`; undefined if it contains no words. */
export function wordsQuery(text: string): string | undefined {
  const words = wordsOf(text);
  return words.length === 0 ? undefined : queryOfWords(words);
}
