import type { ProductType } from '../../catalog/kinds.ts';
import { type ContentModel, type ContentType, mediaType } from '../../content/content-type.ts';
import { columnsOf } from '../../import-export/columns.ts';
import { bodyOf, differing } from '../../import-export/same-value.ts';

/** `open` waits for the site; `returned` was sent back with a reason and waits for the partner. */
export const proposalStates = ['open', 'returned', 'accepted'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** As the body of a write: what is different, or a new entry. */
export type Body = Readonly<Record<string, unknown>>;

/** A listing, by its kind and number. */
export interface Listing {
  readonly type: ProductType;
  readonly productId: number;
}

/** What an entry says under these names, as a body would say it. `type` as a proposal sees it. */
export function saidBy(model: ContentModel, type: ContentType, entry: Body, names: readonly string[]): Body {
  const body = bodyOf(columnsOf(model, type), entry);
  return Object.fromEntries(names.map((name) => [name, body[name] ?? null]));
}

/** The names under which the entry says something else by now than what the proposal was written over. */
export function changedSince(model: ContentModel, type: ContentType, before: Body, entry: Body): string[] {
  return Object.keys(differing(columnsOf(model, type), before, entry));
}

const titles = ['name', 'Name', 'question'];

/** What a list calls an entry, or a proposal of one. */
export function titleOf({ name }: ContentType, ...of: readonly Body[]): string {
  for (const one of of)
    for (const title of titles) {
      const value = one[title];
      if (typeof value === 'string' && value.trim() !== '') return value.trim();
    }
  return name.replaceAll('-', ' ');
}

/** The documentIds of the pictures that a body names. */
export function picturesIn(type: ContentType, body: Body): string[] {
  return Object.entries(type.relations).flatMap(([name, { target }]) => {
    if (target !== mediaType.name) return [];
    const named = body[name];
    return (Array.isArray(named) ? named : [named]).filter((one) => typeof one === 'string');
  });
}
