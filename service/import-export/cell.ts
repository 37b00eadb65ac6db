import type { Field } from '../content/field.ts';
import { escapeFormula, unescapeFormula } from '../core/csv.ts';
import { readNumber, unclearNumber } from '../core/typed-number.ts';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Texts, one per line; as JSON if a line could not separate them. */
export function textsCell(texts: readonly string[]): string {
  const plain = texts.every((text) => text !== '' && !/[\r\n]/.test(text)) && !texts[0]?.startsWith('[');
  return escapeFormula(plain ? texts.join('\n') : JSON.stringify(texts));
}

/** A field's value, in the format of the content API, as a cell. Numbers stay numbers; null is an empty cell. */
export function fieldCell({ kind }: Pick<Field, 'kind'>, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (kind === 'texts' && isTexts(value)) return textsCell(value);
  if (typeof value === 'string' && kind !== 'json') return escapeFormula(value);
  return escapeFormula(JSON.stringify(value));
}

/** The parsed value of a cell in the format of a body, or the problem. */
export type ParsedCell = { readonly value: unknown } | { readonly problem: string };

const yes: ReadonlySet<string> = new Set(['true', 'yes', '1', 'y']);
const no: ReadonlySet<string> = new Set(['false', 'no', '0', 'n']);

/** A boolean, in any case that spreadsheets write. */
export function parseBoolean(cell: string): ParsedCell {
  const word = cell.trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: 'must be true or false' };
}

/** The lines of a cell, or the texts of a JSON list. */
export function textsIn(cell: string): ParsedCell {
  const text = unescapeFormula(cell).trim();
  if (text.startsWith('[')) return jsonIn(text);
  return {
    value: text
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

export function jsonIn(cell: string): ParsedCell {
  try {
    return { value: JSON.parse(unescapeFormula(cell)) };
  } catch {
    return { problem: 'must be JSON' };
  }
}

const numberKinds = { integer: 'whole', money: 'money', decimal: 'decimal' } as const;

/** Parses the cell of a field. An empty one means null. */
export function fieldIn(field: Field, cell: string): ParsedCell {
  if (cell === '') return { value: null };
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'money': {
      const [, sign, unsigned = ''] = /^\s*(-?)(.*)$/s.exec(unescapeFormula(cell)) ?? [];
      const value = readNumber(unsigned, numberKinds[field.kind]);
      if (typeof value !== 'number') return { problem: value === 'unclear' ? unclearNumber : 'must be a number' };
      return { value: sign === '-' && value !== 0 ? -value : value };
    }
    case 'boolean':
      return parseBoolean(cell);
    case 'texts':
      return textsIn(cell);
    case 'json': {
      const read = jsonIn(cell);
      // a policy is a text or a list: a cell that is not JSON is the text itself
      return 'value' in read ? read : { value: unescapeFormula(cell) };
    }
    default:
      return { value: unescapeFormula(cell) };
  }
}
