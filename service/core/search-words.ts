/** Of a telephone number, with or without the code of its country, so many last digits tell it. */
const digitsTold = 10;

/**
 * What was typed as words, each of which what is looked for has to have, or one that begins so: in lower case as the SQL
 * function `booking_words` keeps them. A telephone number is one word, however it is spaced.
 */
export function wordsOf(text: string): string[] {
  const digits = text.replace(/\D/g, '');
  const national = digits.replace(/^(?:91|0)(?=\d{10}$)/, '');
  if (/^\s*\+/.test(text) && digits.length > digitsTold) return [digits.slice(-digitsTold)];
  if (/^\s*\+91[\d\s().-]+$/.test(text) && digits.length > 2) return [digits.slice(2)];
  if (digits.length >= 4 && /^[\d\s().-]+$/.test(text)) return [national];
  return text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
}

/** A word as a query of lexemes that begin so; quotes and backslashes are doubled there. */
const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}':*`;

/** The text of a `tsquery` for what has all of these words, or words that begin so; of no words it finds nothing. */
export function queryOfWords(words: readonly string[]): string {
  return words.map(lexeme).join(' & ');
}

/** What was typed as the text of a `tsquery` over `booking_words`; undefined where there are no words in it. */
export function wordsQuery(text: string): string | undefined {
  const words = wordsOf(text);
  return words.length === 0 ? undefined : queryOfWords(words);
}
