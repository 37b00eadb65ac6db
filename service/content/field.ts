import type { z } from 'zod';

/** How a field is stored, and so how it is shown, compared and described. `money` is paise inside, rupees outside. */
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

/** A value of a field as it stands in a body or an answer. */
export type Shown = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: unknown };

/** A part of an entry that holds one value: how it is shown and queried, and what may be written into it. */
export interface Field {
  readonly kind: FieldKind;
  readonly column: string;
  /** Shows these labels in place of the stored words. */
  readonly labels?: Readonly<Record<string, string>>;
  /**
   * The column belongs to the row of another table that `key` of this one points to. That row is made with the entry,
   * holding the words of `makes`, and deleted with it.
   */
  readonly lookup?: {
    readonly table: string;
    readonly key: string;
    readonly makes?: Readonly<Record<string, string>>;
  };
  /** While the column is empty the value is that of this one: a child pays the price until it has one of its own. */
  readonly orColumn?: string;
  /** Never shown, and unknown to filters, sort and fields. */
  readonly private?: true;
  /** Like private for everybody who may not see drafts. */
  readonly staff?: true;

  /** What the description of the interface says of it beside its bounds. */
  readonly about?: string;
  /** Follows from something else and cannot be written. */
  readonly computed?: true;
  /** Must be given when an entry is made, and is never emptied. */
  readonly required?: true;
  /** What an entry gets that is made without it, and when it is emptied. */
  readonly default?: Shown;
  /** No two entries have the same. */
  readonly unique?: true;
  /** Made from that field, as words of an address, when an entry is made without it. */
  readonly madeFrom?: string;
  /** Bounds of a number, of the characters of a text, of the items of a list; without them those of the kind. */
  readonly min?: number;
  readonly max?: number;
  readonly oneOf?: readonly string[];
  readonly pattern?: { readonly matches: RegExp; readonly says: string };
  /**
   * A name in a list of the operator's, which is called so: a form offers what is in it, with what an empty one means and a
   * sentence in place of `about`. That the name is in it the hooks check.
   */
  readonly listed?: { readonly in: string; readonly none: string; readonly about: string };
  /** Kept in lower case, whatever is written. */
  readonly lowerCase?: true;
  /** What a `json` field may hold. */
  readonly schema?: z.ZodType;
}

/** The words of an address: lower case, digits and single hyphens between them. */
export const slugPattern = {
  matches: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  says: 'must be lower-case words with hyphens between them',
} as const;
