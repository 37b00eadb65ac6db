import type { Field } from './field.ts';
import { invalidValue } from './invalid-key.ts';
import type { Value } from './query.ts';

const number = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/;
const yes = new Set(['true', '1', 't']);
const no = new Set(['false', '0', 'f']);
const day = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/;

function numberOf(text: string): number | undefined {
  const trimmed = text.trim();
  if (!number.test(trimmed)) return undefined;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : undefined;
}

function instantOf(text: string): string | undefined {
  const parts = day.exec(text.trim());
  if (!parts) return undefined;
  // a time without a zone is UTC, whatever the server's zone
  const ms = Date.parse(parts[1] && !parts[4] ? `${parts[0]}Z` : parts[0]);
  if (Number.isNaN(ms)) return undefined;
  const instant = new Date(ms).toISOString();
  // zones can move the first and last years out of the database's range
  return /^(?!0000)\d{4}-/.test(instant) ? instant : undefined;
}

function read(field: Field, text: string): Value | undefined {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'money':
      return numberOf(text);
    case 'boolean':
      return yes.has(text) ? true : no.has(text) ? false : undefined;
    case 'datetime':
      return instantOf(text);
    default:
      return text;
  }
}

/** The text of a query as a value of the field. Throws ValidationError if it is invalid. */
export function parseValue(field: Field, text: string, path: string): Value {
  const value = read(field, text);
  if (value === undefined) throw invalidValue(`Invalid value at ${path}: expected ${field.kind}`, path, 'filters');
  return value;
}
