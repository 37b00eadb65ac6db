import { isDay } from '../core/day.ts';
import type { Field, FieldValue } from './field.ts';

/** A valid value, or the problem as text to append to the field's name. */
export type ReadValue = { readonly value: FieldValue } | { readonly problem: string };

export const maxCharacters = { text: 255, richtext: 20_000 } as const;
export const maxItems = 100;
export const itemCharacters = 500;
const largestInteger = 2 ** 31 - 1;
const largestDecimal = 1e12;
const jsonCharacters = 50_000;

const missing: ReadValue = { problem: 'must be defined.' };

/** Whether a body leaves the field empty: absent, null, or blank where a value is required. */
function isEmpty(field: Field, raw: unknown): boolean {
  if (raw === undefined || raw === null) return true;
  return field.required === true && typeof raw === 'string' && field.min !== 0 && raw.trim() === '';
}

/** Parses the value of a field in a body. An absent value becomes the default, or a problem if it is required. */
export function readField(field: Field, raw: unknown): ReadValue {
  if (isEmpty(field, raw)) return field.required ? missing : { value: field.default ?? null };
  switch (field.kind) {
    case 'text':
    case 'richtext':
      return readText(field, raw);
    case 'integer':
    case 'decimal':
    case 'money':
      return readNumber(field, raw);
    case 'boolean':
      return typeof raw === 'boolean' ? { value: raw } : { problem: 'must be a boolean' };
    case 'texts':
      return readTexts(field, raw);
    case 'json':
      return readJson(field, raw);
    case 'datetime':
      return { problem: 'cannot be written' };
  }
}

function readText(field: Field, raw: unknown): ReadValue {
  if (typeof raw !== 'string') return { problem: 'must be a string' };
  const trimmed = raw.trim().toWellFormed();
  const value = field.lowerCase ? trimmed.toLowerCase() : trimmed;
  const most = field.max ?? (field.kind === 'richtext' ? maxCharacters.richtext : maxCharacters.text);
  if (value.length > most) return { problem: `must be at most ${most} characters` };
  if (field.min !== undefined && value.length < field.min) {
    return { problem: `must be at least ${field.min} characters` };
  }
  const words = wordsOf(field);
  if (words && !words.has(value)) return { problem: `must be one of: ${[...new Set(words.values())].join(', ')}` };
  if (field.pattern && !field.pattern.matches.test(value)) return { problem: field.pattern.says };
  if (field.day && !isDay(value)) return { problem: 'must be a day as YYYY-MM-DD' };
  return { value };
}

/** Allowed values with their display form: each label and the stored value. */
function wordsOf(field: Field): ReadonlyMap<string, string> | undefined {
  if (field.oneOf) return new Map(field.oneOf.map((word) => [word, word]));
  if (!field.labels) return undefined;
  return new Map(Object.entries(field.labels).flatMap(([word, label]) => [[word, label] as const, [label, label]]));
}

function isShown(value: unknown): value is FieldValue {
  return value !== undefined && ['string', 'number', 'boolean', 'object'].includes(typeof value);
}

function readNumber(field: Field, raw: unknown): ReadValue {
  if (typeof raw !== 'number' || !Number.isFinite(raw)) return { problem: 'must be a number' };
  if (field.kind === 'integer' && !Number.isInteger(raw)) return { problem: 'must be an integer' };
  const bound = field.kind === 'integer' ? largestInteger : largestDecimal;
  const { min = -bound, max = bound } = field;
  if (raw < min) return { problem: `must be greater than or equal to ${min}` };
  if (raw > max) return { problem: `must be less than or equal to ${max}` };
  if (field.kind === 'money' && !Number.isInteger(raw)) {
    return { problem: 'must be a whole number of rupees, without paise' };
  }
  // minus zero becomes zero
  return { value: raw + 0 };
}

function readTexts(field: Field, raw: unknown): ReadValue {
  if (!Array.isArray(raw)) return { problem: 'must be a list of texts' };
  const { min = 0, max = maxItems } = field;
  if (raw.length > max) return { problem: `must hold at most ${max} texts` };
  if (raw.length < min) return { problem: `must hold at least ${min} texts` };
  const texts: string[] = [];
  for (const item of raw) {
    const read: ReadValue = typeof item === 'string' ? { value: item.trim().toWellFormed() } : { problem: '' };
    if (!('value' in read) || typeof read.value !== 'string') return { problem: 'must be a list of texts' };
    if (read.value === '') return { problem: 'must not hold empty texts' };
    if (read.value.length > itemCharacters)
      return { problem: `must hold texts of at most ${itemCharacters} characters` };
    if (field.pattern && !field.pattern.matches.test(read.value)) return { problem: field.pattern.says };
    texts.push(read.value);
  }
  return { value: texts };
}

function readJson(field: Field, raw: unknown): ReadValue {
  const text = JSON.stringify(raw, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  if (text.length > jsonCharacters) return { problem: `must be at most ${jsonCharacters} characters as JSON` };
  const value: unknown = JSON.parse(text);
  const parsed = field.schema?.safeParse(value);
  if (parsed && !parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue && issue.path.length > 0 ? ` at ${issue.path.map(String).join('.')}` : '';
    return { problem: `is not valid${where}: ${issue?.message ?? 'wrong'}` };
  }
  const read = parsed ? parsed.data : value;
  return isShown(read) ? { value: read } : { problem: 'cannot be kept' };
}
