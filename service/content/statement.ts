/** A statement while it is written: values become parameters, tables get names of their own. */
export interface Draft {
  readonly values: unknown[];
  aliases: number;
}

/** An SQL text and the values of its parameters. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export function newDraft(): Draft {
  return { values: [], aliases: 0 };
}

/** Hands the value to the statement as a parameter of that SQL type and returns its place in the text. */
export function bind(draft: Draft, value: unknown, type: string): string {
  draft.values.push(value);
  return `$${draft.values.length}::${type}`;
}

export function newAlias(draft: Draft): string {
  draft.aliases += 1;
  return `t${draft.aliases}`;
}

/** A declared name as an SQL identifier. */
export function name(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A declared word as an SQL literal; never for what a client sent. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The declared column of a table's alias. */
export function columnOf(alias: string, column: string): string {
  return `${alias}.${name(column)}`;
}
