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
  // '~' marks the ends of phone numbers
  return text.toLowerCase().replaceAll('~', ' ').split(/\s+/).filter(Boolean).slice(0, 8);
}

/** The digits of a search text that may be the end of a phone number: three or more, and nothing but what numbers have. */
export function phoneEndIn(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return digits.length >= 3 && digits.length <= lastDigits && /^[\d\s().-]+$/.test(text) ? digits : undefined;
}

/** A query over `booking_words` for phone numbers that end so: the function stores them backwards, too. */
export function phoneEndQuery(digits: string): string {
  return lexeme(`~${[...digits].reverse().join('')}`);
}

/** The words of a search text as the SQL function `entry_words` stores them. */
export function entryWordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,.;:/()&'"-]+/)
    .filter(Boolean)
    .slice(0, 8);
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
