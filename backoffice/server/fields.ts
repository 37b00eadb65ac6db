import type { z } from 'zod';
import { adminFormTexts } from '../../messages/en/admin/form.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../../service/core/app-error.ts';
import { fromRupees, type Paise } from '../../service/core/money.ts';
import { isAmount, readNumber } from '../../service/core/typed-number.ts';

/** The amount in typed text, with at most two decimals; undefined if it is not a number or is ambiguous. */
export function parseRupees(typed: string): Paise | undefined {
  const rupees = readNumber(typed, 'money');
  return typeof rupees === 'number' && isAmount(rupees) ? fromRupees(rupees) : undefined;
}

/** The form, parsed by the schema. Throws ValidationError with errors by field path, like the API. */
export function parsedForm<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
    name: 'ValidationError',
  }));
  throw invalid(errors[0]?.message ?? sentence(adminFormTexts.checkForm), { errors });
}

/** The change in a form field, parsed from JSON; undefined for invalid JSON, which the use case refuses. */
export function parsedChange(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A submitted form. `text` is one field, empty if it is missing. */
export interface Fields {
  readonly text: (name: string) => string;
  /** All values of a field that occurs several times: ticked rows. */
  readonly all: (name: string) => readonly string[];
  /** An id; 0, which no record has, if the value is not a valid id. */
  readonly id: (name: string) => number;
  /** The names of all fields, in the order of the form. */
  readonly names: readonly string[];
}

/** Text that the database accepts: without lone surrogates and NUL characters. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

const largest = 2 ** 31 - 1;

/** Reads a form of text fields; undefined for any other body. Its length has been checked before. */
export async function readFields(request: Request): Promise<Fields | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  const sent = new URLSearchParams(await request.text());
  const text = (name: string) => storable(sent.get(name) ?? '');
  return {
    text,
    all: (name) => sent.getAll(name).map(storable),
    names: [...new Set(sent.keys())],
    id: (name) => (/^\d{1,10}$/.test(text(name)) && Number(text(name)) <= largest ? Number(text(name)) : 0),
  };
}
