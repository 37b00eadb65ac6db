import type { Field } from '../content/field.ts';
import { guardedText, meantText } from '../core/csv.ts';
import { readNumber, unclearNumber } from '../core/typed-number.ts';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Texts, one in each line; as JSON where a line could not tell them apart. */
export function textsCell(texts: readonly string[]): string {
  const plain = texts.every((text) => text !== '' && !/[\r\n]/.test(text)) && !texts[0]?.startsWith('[');
  return guardedText(plain ? texts.join('\n') : JSON.stringify(texts));
}

/** A value of a field, as the content API shows it, as a cell. Numbers stay numbers; nothing is an empty cell. */
export function fieldCell({ kind }: Pick<Field, 'kind'>, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (kind === 'texts' && isTexts(value)) return textsCell(value);
  if (typeof value === 'string' && kind !== 'json') return guardedText(value);
  return guardedText(JSON.stringify(value));
}

/** What a cell says, as a body would; or, in words, why it says nothing. */
export type Meant = { readonly value: unknown } | { readonly problem: string };

const yes: ReadonlySet<string> = new Set(['true', 'yes', '1', 'y']);
const no: ReadonlySet<string> = new Set(['false', 'no', '0', 'n']);

/** A yes or no, in whichever emails a spreadsheet writes it. */
export function yesOrNo(cell: string): Meant {
  const word = cell.trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: 'must be true or false' };
}

/** The lines of a cell, or the texts of a list in JSON. */
export function textsIn(cell: string): Meant {
  const text = meantText(cell).trim();
  if (text.startsWith('[')) return jsonIn(text);
  return {
    value: text
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

export function jsonIn(cell: string): Meant {
  try {
    return { value: JSON.parse(meantText(cell)) };
  } catch {
    return { problem: 'must be JSON' };
  }
}

const numberKinds = { integer: 'whole', money: 'money', decimal: 'decimal' } as const;

/** What the cell of a field says. An empty one says that there is nothing. */
export function fieldIn(field: Field, cell: string): Meant {
  if (cell === '') return { value: null };
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'money': {
      const [, sign, unsigned = ''] = /^\s*(-?)(.*)$/s.exec(meantText(cell)) ?? [];
      const value = readNumber(unsigned, numberKinds[field.kind]);
      if (typeof value !== 'number') return { problem: value === 'unclear' ? unclearNumber : 'must be a number' };
      return { value: sign === '-' && value !== 0 ? -value : value };
    }
    case 'boolean':
      return yesOrNo(cell);
    case 'texts':
      return textsIn(cell);
    case 'json': {
      const read = jsonIn(cell);
      // a policy is a text or a list: what is no JSON is the text itself
      return 'value' in read ? read : { value: meantText(cell) };
    }
    default:
      return { value: meantText(cell) };
  }
}
