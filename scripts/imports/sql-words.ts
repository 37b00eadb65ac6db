/** A word of SQL, by its place in the text it stands in. */
interface Word {
  readonly word: string;
  readonly at: number;
}

/** The words of a piece of SQL, without those of comments and of texts in quotes. */
export function wordsOfSql(sql: string): Word[] {
  const said = sql.replace(/--.*|'[^']*'/g, (unsaid) => ' '.repeat(unsaid.length));
  return [...said.matchAll(/[a-z_]\w*/gi)].map((found) => ({ word: found[0], at: found.index }));
}

/** The words of a text that a query is asked with: `stays`, `stays as s`, `stays.id`, or a statement; else none. */
export function wordsOfText(text: string): Word[] {
  if (/^\s*(?:select|insert|update|delete|with|lock|truncate)\s/i.test(text)) return wordsOfSql(text);
  const named = /^([a-z_]\w*)(?: as \w+|\.\w+)?$/i.exec(text)?.[1];
  return named === undefined ? [] : [{ word: named, at: 0 }];
}
