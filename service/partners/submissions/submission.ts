import type { ProductType } from '../../catalog/kinds.ts';
import { type ContentModel, type ContentType, mediaType } from '../../content/content-type.ts';
import { bodyOf, changedValues } from '../../import-export/changed-values.ts';
import { columnsOf } from '../../import-export/columns.ts';

/** `open`: waiting for the site; `returned`: sent back with a reason, waiting for the partner. */
export const sentStates = ['open', 'returned', 'accepted'] as const;
export type SentState = (typeof sentStates)[number];
/** `draft`: a new listing that its partner still writes. Staff do not see it. */
export type SubmissionState = 'draft' | SentState;

/** Format of a write: only the changed fields, or a new entry. */
export type Body = Readonly<Record<string, unknown>>;

/** A listing, by its type and id. */
export interface Listing {
  readonly type: ProductType;
  readonly productId: number;
}

/** The values of an entry under these names, in the format of a write. `type` as partners may submit it. */
export function bodyOfEntry(model: ContentModel, type: ContentType, entry: Body, names: readonly string[]): Body {
  const body = bodyOf(columnsOf(model, type), entry);
  return Object.fromEntries(names.map((name) => [name, body[name] ?? null]));
}

/** Names of the fields that have changed since the submission was based on `before`. */
export function changedSince(model: ContentModel, type: ContentType, before: Body, entry: Body): string[] {
  return Object.keys(changedValues(columnsOf(model, type), before, entry));
}

const titles = ['name', 'Name', 'question'];

/** Title of an entry, or of a submission of one. */
export function titleOf({ name }: ContentType, ...of: readonly Body[]): string {
  for (const one of of)
    for (const title of titles) {
      const value = one[title];
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
    }
  return name.replaceAll('-', ' ');
}

/** Document ids of the pictures in a body. */
export function picturesIn(type: ContentType, body: Body): string[] {
  return Object.entries(type.relations).flatMap(([name, { target }]) => {
    if (target !== mediaType.name) return [];
    const named = body[name];
    return (Array.isArray(named) ? named : [named]).filter((one) => typeof one === 'string');
  });
}
