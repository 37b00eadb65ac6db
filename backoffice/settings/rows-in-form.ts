import { type NumberKind, readNumber } from '../../service/core/typed-number.ts';
import type { Fields } from '../server/fields.ts';

/** A row of a list in a form: where it stands there, and what was typed in it. */
export interface TypedRow<Name extends string> {
  readonly at: number;
  readonly typed: Readonly<Record<Name, string>>;
}

const most = 200;

/**
 * The rows of a list whose fields are named `list.0.name`, in their order. A row in which nothing stands is none: so one is
 * taken out by emptying it, also where there are no scripts. `ofItself`: fields that say nothing alone, such as a choice.
 */
export function rowsIn<Name extends string>(
  { names, text }: Pick<Fields, 'names' | 'text'>,
  list: string,
  columns: readonly Name[],
  ofItself: readonly Name[] = [],
): TypedRow<Name>[] {
  const numbers = names.flatMap((name) => {
    const at = name.startsWith(`${list}.`) ? /^\d{1,3}(?=\.)/.exec(name.slice(list.length + 1))?.[0] : undefined;
    return at === undefined ? [] : [Number(at)];
  });
  return [...new Set(numbers)]
    .sort((one, other) => one - other)
    .slice(0, most)
    .map((at) => ({ at, typed: typedIn(text, `${list}.${at}`, columns) }))
    .filter(({ typed }) => columns.some((column) => typed[column] !== '' && !ofItself.includes(column)));
}

function typedIn<Name extends string>(text: Fields['text'], row: string, columns: readonly Name[]) {
  const typed: Partial<Record<Name, string>> = {};
  for (const column of columns) typed[column] = text(`${row}.${column}`).trim();
  return typed as Record<Name, string>;
}

/** Where the finding of a schema stands in the form, for a list: `[2, 'label']` is of the third row that was typed. */
export function fieldOfRow(list: string, rows: readonly TypedRow<string>[], [index, ...rest]: readonly string[]) {
  const row = rows[Number(index)];
  return row ? [list, row.at, ...rest].join('.') : undefined;
}

/**
 * The number that was typed, of rupees or of what `kind` says; a text that is no number, or is unclear, stays as it is, for
 * the schema to refuse.
 */
export function numberIn(typed: string, kind: NumberKind = 'money'): number | string | undefined {
  const [, sign, unsigned = ''] = /^\s*(-?)(.*?)[\s%]*$/s.exec(typed) ?? [];
  if (unsigned === '' || unsigned === '₹') return undefined;
  const value = readNumber(unsigned, kind);
  if (typeof value !== 'number') return typed;
  return sign === '-' ? -value : value;
}
