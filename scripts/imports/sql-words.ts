/** A word of SQL with its offset in the text. */
interface Word {
  readonly word: string;
  readonly at: number;
}

/** The words of a piece of SQL, without comments, string literals and columns after a dot, as in `s.reviews`. */
export function wordsOfSql(sql: string): Word[] {
  const bare = sql.replace(/--.*|'[^']*'/g, (hidden) => ' '.repeat(hidden.length));
  return [...bare.matchAll(/(?<![\w.])[a-z_]\w*/gi)].map((found) => ({ word: found[0], at: found.index }));
}

/**
 * The words of a string argument of a query: `stays`, `stays as s`, `stays.id`, or a statement; empty for other texts.
 */
export function wordsOfText(text: string): Word[] {
  if (/^\s*(?:select|insert|update|delete|with|lock|truncate)\s/i.test(text)) return wordsOfSql(text);
  const named = /^([a-z_]\w*)(?: as \w+|\.\w+)?$/i.exec(text)?.[1];
  return named === undefined ? [] : [{ word: named, at: 0 }];
}
