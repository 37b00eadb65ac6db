import { adminContentTexts } from '../../messages/en/admin/content.ts';
import type { Translate } from '../../messages/translate.ts';
import {
  type ContentModel,
  type ContentType,
  fieldsOf,
  type Relation,
  typeNamed,
} from '../../service/content/content-type.ts';
import type { Field, FieldKind } from '../../service/content/field.ts';
import { isWritten } from '../../service/content/read-entry.ts';
import { fieldLabel } from './entry-labels.ts';

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
  | 'moment'
  | 'day';

/** A field of a form, taken from its declaration. */
export interface FieldShape {
  readonly name: string;
  readonly label: string;
  readonly control: Control;
  readonly required: boolean;
  readonly options?: readonly string[];
  /** What choosing none of the options means. */
  readonly empty?: string;
  /** The list of the operator that it refers to, and what an empty value means (server/edited-entry.ts). */
  readonly listed?: { readonly in: string; readonly none: string };
  readonly hint?: string;
}

/** A relation of an entry, and how it is edited. */
export interface LinkShape {
  readonly name: string;
  readonly label: string;
  readonly target: string;
  /**
   * `entries` have pages of their own, and are `owned` where they are edited with the entry; `parts` are edited here,
   * `fixed` is set when the entry is created.
   */
  readonly control: 'picture' | 'pictures' | 'one' | 'many' | 'parts' | 'entries' | 'owned' | 'fixed';
  readonly fields: readonly FieldShape[];
  /** Of owned entries: there is one at most, and what a new one begins with. */
  readonly single?: boolean;
  readonly begin?: Readonly<Record<string, string>>;
  /** Of owned entries: their relations to one picture each. */
  readonly pictured?: readonly LinkShape[];
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
export type EntryData = Readonly<Record<string, unknown>>;

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
  if (field.day) return 'day';
  if (field.kind === 'text') return field.max !== undefined && field.max <= 200 ? 'line' : 'text';
  return controls[field.kind];
}

/** The fields of a type, as forms show them. */
function shapeOf(t: Translate, type: ContentType): FieldShape[] {
  return [...fieldsOf(type)]
    .filter(([name, field]) => isWritten(type, name, field))
    .map(([name, field]) => {
      const control = controlOf(field);
      const options = field.oneOf ?? (field.labels && Object.values(field.labels));
      const unit =
        field.kind === 'money'
          ? t(adminContentTexts.inWholeRupees)
          : control === 'lines' && t(adminContentTexts.onePerLine);
      const about = field.listed?.about ?? field.about;
      const hint = [
        about && t.of(about),
        unit,
        field.madeFrom && t(adminContentTexts.slugHint, { madeFrom: fieldLabel(field.madeFrom) }),
      ]
        .filter(Boolean)
        .join('. ');
      return {
        name,
        label: fieldLabel(name),
        control,
        required: field.required === true,
        ...(options && { options }),
        ...(field.empty && { empty: t.of(field.empty) }),
        ...(field.listed && { listed: { in: field.listed.in, none: t.of(field.listed.none) } }),
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
export function formFor(t: Translate, model: ContentModel, type: ContentType): FormShape {
  return {
    fields: shapeOf(t, type),
    links: Object.entries(type.relations).map(([name, relation]) => {
      const target = typeNamed(model, relation.target);
      const control = linkControl(relation, target);
      const fields = control === 'parts' ? shapeOf(t, target) : [];
      const label = control === 'pictures' ? t(adminContentTexts.pictures) : fieldLabel(name);
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

const isEntry = (value: unknown): value is EntryData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries that a relation contains, one or many. */
export function linkedIn(value: unknown): EntryData[] {
  return (Array.isArray(value) ? value : [value]).filter(isEntry);
}
