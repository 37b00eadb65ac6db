import {
  type ContentModel,
  type ContentType,
  fieldsOf,
  type Relation,
  typeNamed,
} from '../../service/content/content-type.ts';
import type { Field, FieldKind } from '../../service/content/field.ts';
import { isWritten } from '../../service/content/read-entry.ts';
import { readNumber } from '../../service/core/typed-number.ts';

export type Control =
  | 'line'
  | 'text'
  | 'markdown'
  | 'number'
  | 'money'
  | 'switch'
  | 'choice'
  | 'lines'
  | 'data'
  | 'moment';

/** A field of a form, taken from its declaration. */
export interface FieldShape {
  readonly name: string;
  readonly label: string;
  readonly control: Control;
  readonly required: boolean;
  readonly options?: readonly string[];
  /** The list of the operator that it refers to, and what an empty value means (server/field-lists.ts). */
  readonly listed?: { readonly in: string; readonly none: string };
  readonly hint?: string;
}

/** A relation of an entry, and how it is edited. */
export interface LinkShape {
  readonly name: string;
  readonly label: string;
  readonly target: string;
  /** `entries` have pages of their own, `parts` are edited here, `fixed` is set when the entry is created. */
  readonly control: 'picture' | 'pictures' | 'one' | 'many' | 'parts' | 'entries' | 'fixed';
  readonly fields: readonly FieldShape[];
}

export interface FormShape {
  readonly fields: readonly FieldShape[];
  readonly links: readonly LinkShape[];
}

/** A name in one of the operator's lists, with its meaning. */
export interface NameInList {
  readonly name: string;
  readonly words: string;
}

/** The lists that fields of a form refer to, by name. */
export type FieldLists = Readonly<Record<string, readonly NameInList[]>>;

/** An entry as the content API returns it. */
export type Entry = Readonly<Record<string, unknown>>;

/** The label of 'room_types' or 'MaxGuests': 'Room types', 'Max guests'. */
export function fieldLabel(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(?:api|faq|gstin|sac|seo|upi|url)(?=s?\b)/g, (letters) => letters.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const controls: Readonly<Record<Exclude<FieldKind, 'text'>, Control>> = {
  richtext: 'markdown',
  integer: 'number',
  decimal: 'number',
  money: 'money',
  boolean: 'switch',
  datetime: 'moment',
  json: 'data',
  texts: 'lines',
};

function controlOf(field: Field): Control {
  if (field.oneOf || field.labels) return 'choice';
  if (field.kind === 'text') return field.max !== undefined && field.max <= 200 ? 'line' : 'text';
  return controls[field.kind];
}

const hints: Partial<Record<Control, string>> = {
  lines: 'One in each line',
};

function shapeOf(type: ContentType): FieldShape[] {
  return [...fieldsOf(type)]
    .filter(([name, field]) => isWritten(type, name, field))
    .map(([name, field]) => {
      const control = controlOf(field);
      const options = field.oneOf ?? (field.labels && Object.values(field.labels));
      const unit = field.kind === 'money' ? 'In whole rupees' : hints[control];
      const hint = [
        field.listed?.about ?? field.about,
        unit,
        field.madeFrom && `Made from ${fieldLabel(field.madeFrom)} when left empty`,
      ]
        .filter(Boolean)
        .join('. ');
      return {
        name,
        label: fieldLabel(name),
        control,
        required: field.required === true,
        ...(options && { options }),
        ...(field.listed && { listed: { in: field.listed.in, none: field.listed.none } }),
        ...(hint && { hint }),
      };
    });
}

function linkControl(relation: Relation, target: ContentType): LinkShape['control'] {
  if (target.shape === 'component') return 'parts';
  if (relation.kind === 'to-many' || relation.kind === 'one-of') return 'entries';
  if (target.shape === 'media') return relation.kind === 'through' ? 'pictures' : 'picture';
  if (relation.kind === 'through') return 'many';
  return relation.fixed || relation.required ? 'fixed' : 'one';
}

/** The form of a content type, derived from its declaration. */
export function formFor(model: ContentModel, type: ContentType): FormShape {
  return {
    fields: shapeOf(type),
    links: Object.entries(type.relations).map(([name, relation]) => {
      const target = typeNamed(model, relation.target);
      const control = linkControl(relation, target);
      const fields = control === 'parts' ? shapeOf(target) : [];
      const label = control === 'pictures' ? 'Pictures' : fieldLabel(name);
      return { name, label, target: target.name, control, fields };
    }),
  };
}

/** The value of a field as text for its control. */
export function controlText(value: unknown): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return 'yes';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join('\n');
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

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
 * The value that a control's text stands for: null for an empty text. An invalid text is returned unchanged, so that
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

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries that a relation contains, one or many. */
export function linkedIn(value: unknown): Entry[] {
  return (Array.isArray(value) ? value : [value]).filter(isEntry);
}

const namesIn = (value: unknown) => linkedIn(value).map(({ documentId }) => String(documentId));
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The parts of an entry as submitted, in their order. */
function partsIn({ name, fields }: LinkShape, typed: SubmittedForm): Entry[] {
  return typed.all(name).map((key) => {
    const id = Number(typed.text(`${name}.${key}.id`));
    const values = fields.map((field) => [field.name, valueIn(field, typed.text(`${name}.${key}.${field.name}`))]);
    return { ...(id > 0 && { id }), ...Object.fromEntries(values) };
  });
}

/** The parts of an entry as its unchanged form would submit them. */
function partsOf({ name, fields }: LinkShape, before: Entry): Entry[] {
  return linkedIn(before[name]).map((part) => ({
    id: part['id'],
    ...Object.fromEntries(fields.map((field) => [field.name, valueIn(field, controlText(part[field.name]))])),
  }));
}

/**
 * The changes that a form makes to an entry, for the use case. Only values that differ from before are included, so
 * that a derived price stays derived. For a new entry, every value that is not empty.
 */
export function changesIn({ fields, links }: FormShape, typed: SubmittedForm, before: Entry | undefined): Entry {
  const changes: Record<string, unknown> = {};
  for (const field of fields) {
    const value = valueIn(field, typed.text(field.name));
    const was = before ? valueIn(field, controlText(before[field.name])) : valueIn(field, '');
    if (!same(value, was)) changes[field.name] = value;
  }
  for (const link of links) {
    const { name, control } = link;
    if (control === 'entries') continue;
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
export function copyIn(type: ContentType, form: FormShape, typed: SubmittedForm): Entry {
  const own = new Set(
    [...fieldsOf(type)].filter(([, { unique, madeFrom }]) => unique || madeFrom).map(([name]) => name),
  );
  const flash = Object.entries(changesIn(form, typed, undefined)).filter(([name]) => !own.has(name));
  const parts = new Set(form.links.filter(({ control }) => control === 'parts').map(({ name }) => name));
  const title = titleField(type);
  return Object.fromEntries(
    flash.map(([name, value]) => {
      if (parts.has(name)) return [name, linkedIn(value).map(({ id: _, ...part }) => part)];
      return [name, name === title && typeof value === 'string' ? `${value} (copy)` : value];
    }),
  );
}

const titles = ['name', 'Name', 'title', 'question', 'key', 'author'];

/** The field that names an entry. */
export function titleField(type: ContentType): string {
  return titles.find((name) => fieldsOf(type).has(name)) ?? 'documentId';
}

/** The label of a content type: 'Room types'. */
export function typeLabel({ path, name }: ContentType): string {
  return fieldLabel(path ?? name);
}

/** The same within a sentence: 'room types', 'FAQs'. */
export function typeWithin(type: ContentType): string {
  const label = typeLabel(type);
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
