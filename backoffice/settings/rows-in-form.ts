import { type NumberKind, readNumber } from '../../service/core/typed-number.ts';
import type { Fields } from '../server/fields.ts';

/** A row of a list in a form: its position and its values. */
export interface TypedRow<Name extends string> {
  readonly at: number;
  readonly typed: Readonly<Record<Name, string>>;
}

const most = 200;

/**
 * The rows of a list whose fields are named `list.0.name`, in order. An empty row is skipped, which is how rows are
 * removed without scripts. `ofItself`: fields that mean nothing alone, such as a choice.
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
    .map((at) => ({ at, typed: formValues(text, `${list}.${at}`, columns) }))
    .filter(({ typed }) => columns.some((column) => typed[column] !== '' && !ofItself.includes(column)));
}

function formValues<Name extends string>(text: Fields['text'], row: string, columns: readonly Name[]) {
  const typed: Partial<Record<Name, string>> = {};
  for (const column of columns) typed[column] = text(`${row}.${column}`).trim();
  return typed as Record<Name, string>;
}

/** The form field of a schema error in a list: `[2, 'label']` is the third row of the form. */
export function fieldOfRow(list: string, rows: readonly TypedRow<string>[], [index, ...rest]: readonly string[]) {
  const row = rows[Number(index)];
  return row ? [list, row.at, ...rest].join('.') : undefined;
}

/**
 * The number in typed text, in rupees or in the unit of `kind`. Text that is not a number, or is ambiguous, is returned
 * unchanged, so that the schema refuses it.
 */
export function numberIn(typed: string, kind: NumberKind = 'money'): number | string | undefined {
  const [, sign, unsigned = ''] = /^\s*(-?)(.*?)[\s%]*$/s.exec(typed) ?? [];
  if (unsigned === '' || unsigned === '₹') return undefined;
  const value = readNumber(unsigned, kind);
  if (typeof value !== 'number') return typed;
  return sign === '-' ? -value : value;
}
