/** The same words with non-breaking spaces. */
export const oneLine = (words: string): string => words.replaceAll(' ', '\u00a0');
