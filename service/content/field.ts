import type { z } from 'zod';
import type { Sentence } from '../../messages/message.ts';

/** How a field is stored, shown, compared and documented. `money` is paise inside, rupees outside. */
export type FieldKind =
  | 'text'
  | 'richtext'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'boolean'
  | 'datetime'
  | 'json'
  | 'texts';

/** A field's value in a body or an answer. */
export type FieldValue = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: unknown };

/** A part of an entry with one value: how it is shown and queried, and which values it accepts. */
export interface Field {
  readonly kind: FieldKind;
  readonly column: string;
  /** Labels shown instead of the stored values. */
  readonly labels?: Readonly<Record<string, string>>;
  /**
   * The column is in another table, in the row that `key` of this table points to. That row is created with the entry,
   * with the values of `makes`, and deleted with it.
   */
  readonly lookup?: {
    readonly table: string;
    readonly key: string;
    readonly makes?: Readonly<Record<string, string>>;
  };
  /** Fallback column while this one is empty: for example, the child price is the adult price until it is set. */
  readonly orColumn?: string;
  /** Never shown, and unknown to filters, sort and fields. */
  readonly private?: true;
  /** Private for viewers who may not see drafts. */
  readonly staff?: true;

  /** Its meaning, in forms and in the API documentation. */
  readonly about?: Sentence;
  /** Derived from other data; cannot be written. */
  readonly computed?: true;
  /** Required when an entry is created, and can never be emptied. */
  readonly required?: true;
  /** The value if none is given when an entry is created, and when the field is emptied. */
  readonly default?: FieldValue;
  /** Unique among all entries. */
  readonly unique?: true;
  /** Generated from that field as a slug, if absent when an entry is created. */
  readonly madeFrom?: string;
  /** Bounds of a number, of a text's length or of a list's length; default: those of the kind. */
  readonly min?: number;
  readonly max?: number;
  readonly oneOf?: readonly string[];
  /** What an empty choice means, in forms. */
  readonly empty?: Sentence;
  readonly pattern?: { readonly matches: RegExp; readonly says: string };
  /**
   * The value is a name from that operator-defined list: forms offer its names, with a label for no value and a
   * sentence in place of `about`. Hooks check that the name is in the list.
   */
  readonly listed?: { readonly in: string; readonly none: Sentence; readonly about: Sentence };
  /** A text that is a day, 'YYYY-MM-DD'. */
  readonly day?: true;
  /** Stored in lower case. */
  readonly lowerCase?: true;
  /** Schema of a `json` field. */
  readonly schema?: z.ZodType;
  /** Written the same in every language: a time, the name of an icon, a word that filters compare. */
  readonly untranslated?: true;
  /** Of a `json` field with texts for people: the value with other texts in their place. */
  readonly reword?: (value: unknown, text: (source: string) => string) => unknown;
  /** What Padharo itself calls a text in a language. Such texts need no translation; undefined: it has no word. */
  readonly worded?: (text: string, language: string) => string | undefined;
}

/** A slug: lower-case words and digits separated by single hyphens. */
export const slugPattern = {
  matches: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  says: 'must be lower-case words with hyphens between them',
} as const;

/** A text as a slug: 'Lake House, Nainital' becomes 'lake-house-nainital'. Empty if no character can be used. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 110)
    .replace(/^-+|-+$/g, '');
}
