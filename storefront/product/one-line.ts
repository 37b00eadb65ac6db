/** The same words, which a line does not break between. */
export const oneLine = (words: string): string => words.replaceAll(' ', '\u00a0');
