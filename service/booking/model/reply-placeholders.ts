/** What a saved reply may leave open: each is filled for the booking that is answered. */
export const replyPlaceholders = ['guest', 'booking', 'arrival', 'balance'] as const;
export type ReplyValues = Readonly<Record<(typeof replyPlaceholders)[number], string>>;

const braces = /\{([^{}]*)\}/g;

/** Returns the placeholders of the text that are unknown, each once, with their braces. */
export function unknownPlaceholders(text: string): string[] {
  const known = new Set<string>(replyPlaceholders);
  const found = [...text.matchAll(braces)].filter(([, name = '']) => !known.has(name));
  return [...new Set(found.map(([whole]) => whole))];
}

/** Returns the text with the values in place of its placeholders. Values are words: braces in them stay as they are. */
export function fillPlaceholders(text: string, values: ReplyValues): string {
  return text.replace(braces, (whole, name: string) => {
    const known = replyPlaceholders.find((one) => one === name);
    return known ? values[known] : whole;
  });
}
