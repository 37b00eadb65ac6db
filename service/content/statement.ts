/** A statement under construction: values become parameters, and tables get unique aliases. */
export interface StatementBuilder {
  readonly values: unknown[];
  aliases: number;
}

/** An SQL text and the values of its parameters. */
export interface SqlStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export function newStatement(): StatementBuilder {
  return { values: [], aliases: 0 };
}

/** Adds the value as a parameter of that SQL type and returns its placeholder. */
export function bind(builder: StatementBuilder, value: unknown, type: string): string {
  builder.values.push(value);
  return `$${builder.values.length}::${type}`;
}

export function newAlias(builder: StatementBuilder): string {
  builder.aliases += 1;
  return `t${builder.aliases}`;
}

/** A declared name as an SQL identifier. */
export function name(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A declared text as an SQL literal; never for client input. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The declared column of a table's alias. */
export function columnOf(alias: string, column: string): string {
  return `${alias}.${name(column)}`;
}
