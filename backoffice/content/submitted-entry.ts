import { adminContentTexts } from '../../messages/en/admin/content.ts';
import type { Translate } from '../../messages/translate.ts';
import { type ContentType, fieldsOf } from '../../service/content/content-type.ts';
import { readNumber } from '../../service/core/typed-number.ts';
import {
  controlText,
  type EntryData,
  type FieldShape,
  type FormShape,
  type LinkShape,
  linkedIn,
} from './entry-form.ts';
import { titleField } from './entry-labels.ts';

/** The value of a field for JSON: a parsed object or list, else the text itself. */
function dataIn(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'string' ? text : read;
  } catch {
    return text;
  }
}

/**
 * The value of a control's text: null for an empty text. An invalid text is returned unchanged, so that
 * the use case refuses it.
 */
export function valueIn({ control }: FieldShape, typed: string): unknown {
  const text = typed.replaceAll('\r\n', '\n');
  if (control === 'switch') return text === 'yes';
  if (control === 'lines')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  if (text.trim() === '') return null;
  if (control === 'number' || control === 'money') {
    const [, sign, unsigned = ''] = /^\s*(-?)(.*)$/s.exec(text) ?? [];
    const value = readNumber(unsigned, control === 'money' ? 'money' : 'decimal');
    if (typeof value !== 'number') return text;
    return sign === '-' ? -value : value;
  }
  return control === 'data' ? dataIn(text) : text;
}

/** The submitted form. `text` is empty for a missing field. */
export interface SubmittedForm {
  readonly text: (name: string) => string;
  readonly all: (name: string) => readonly string[];
}

const namesIn = (value: unknown) => linkedIn(value).map(({ documentId }) => String(documentId));
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The parts of an entry as submitted, in their order. */
function partsIn({ name, fields }: LinkShape, typed: SubmittedForm): EntryData[] {
  return typed.all(name).map((key) => {
    const id = Number(typed.text(`${name}.${key}.id`));
    const values = fields.map((field) => [field.name, valueIn(field, typed.text(`${name}.${key}.${field.name}`))]);
    return { ...(id > 0 && { id }), ...Object.fromEntries(values) };
  });
}

/** The parts of an entry as its unchanged form would submit them. */
function partsOf({ name, fields }: LinkShape, before: EntryData): EntryData[] {
  return linkedIn(before[name]).map((part) => ({
    id: part['id'],
    ...Object.fromEntries(fields.map((field) => [field.name, valueIn(field, controlText(part[field.name]))])),
  }));
}

/**
 * The changes that a form makes to an entry, for the use case. Only values that differ from before are included, so
 * that a derived price stays derived. For a new entry, every value that is not empty.
 */
export function changesIn(
  { fields, links }: FormShape,
  typed: SubmittedForm,
  before: EntryData | undefined,
): EntryData {
  const changes: Record<string, unknown> = {};
  for (const field of fields) {
    const value = valueIn(field, typed.text(field.name));
    const was = before ? valueIn(field, controlText(before[field.name])) : valueIn(field, '');
    if (!same(value, was)) changes[field.name] = value;
  }
  for (const link of links) {
    const { name, control } = link;
    if (control === 'entries' || control === 'owned') continue;
    if (control === 'parts') {
      const parts = partsIn(link, typed);
      if (!same(parts, before ? partsOf(link, before) : [])) changes[name] = parts;
      continue;
    }
    if (control === 'fixed' && before) continue;
    const named = typed.all(name).filter(Boolean);
    if (same(named, before ? namesIn(before[name]) : [])) continue;
    changes[name] = control === 'pictures' || control === 'many' ? named : (named[0] ?? null);
  }
  return changes;
}

/**
 * The data of a copy of the entry: all of it except unique fields, under a name that says that it is a copy, with parts
 * of its own.
 */
export function copyIn(t: Translate, type: ContentType, form: FormShape, typed: SubmittedForm): EntryData {
  const own = new Set(
    [...fieldsOf(type)].filter(([, { unique, madeFrom }]) => unique || madeFrom).map(([name]) => name),
  );
  const flash = Object.entries(changesIn(form, typed, undefined)).filter(([name]) => !own.has(name));
  const parts = new Set(form.links.filter(({ control }) => control === 'parts').map(({ name }) => name));
  const title = titleField(type);
  return Object.fromEntries(
    flash.map(([name, value]) => {
      if (parts.has(name)) return [name, linkedIn(value).map(({ id: _, ...part }) => part)];
      return [
        name,
        name === title && typeof value === 'string' ? t(adminContentTexts.copyOf, { title: value }) : value,
      ];
    }),
  );
}
