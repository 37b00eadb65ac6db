import { catalogContent } from '../catalog/products/catalog.api.ts';
import type { ContentType } from '../content/content-type.ts';
import type { Context } from '../platform/context.ts';
import { allEntries, among, questions } from './all-entries.ts';
import { type FileColumn, namingField } from './columns.ts';

type Link = Extract<FileColumn, { kind: 'link' }>;

/** An entry that this import creates or names, which others may refer to. */
export interface ImportedRef {
  readonly documentId: string;
  readonly parsed: Readonly<Record<string, unknown>>;
}

/** The entries of this import by type, and its pictures by file name. */
export interface ImportContext {
  readonly coming: Map<string, ImportedRef[]>;
  readonly pictures: ReadonlyMap<string, string>;
}

/** The document ids of the entries that a link names, by the names used for them. */
export async function findNamed(
  ctx: Context,
  { relation, target }: Link,
  names: ReadonlySet<string>,
  { coming, pictures }: ImportContext,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const by = namingField(relation, target);
  const only = onlyOf(relation, target);
  const put = (name: unknown, documentId: string | undefined) => {
    if (documentId === undefined) return;
    if (typeof name === 'string' && names.has(name) && !found.has(name)) found.set(name, documentId);
  };
  if (target.shape === 'media') for (const name of names) put(name, pictures.get(name.normalize()));
  for (const { documentId, parsed } of coming.get(target.name) ?? []) {
    if (only && parsed[only.field] !== only.label && parsed[only.field] !== only.word) continue;
    if (by !== undefined) put(parsed[by], documentId);
    put(documentId, documentId);
  }
  for (const field of by === undefined ? ['documentId'] : [by, 'documentId']) {
    const left = [...names].filter((name) => !found.has(name) && name !== '' && name.length < 900);
    for (const some of questions(left)) {
      const where = { ...among([field], some), ...(only && { [`filters[${only.field}][$eq]`]: only.label }) };
      for await (const entry of allEntries(ctx, target, [], where))
        put(String(entry[field]), String(entry['documentId']));
    }
  }
  return found;
}

function onlyOf(relation: Link['relation'], target: ContentType) {
  const only = relation.kind === 'through' ? relation.only : undefined;
  const field = only && Object.entries(target.fields).find(([, { column }]) => column === only.column);
  return only && field && { field: field[0], word: only.equals, label: field[1].labels?.[only.equals] ?? only.equals };
}

/** The content types, each after the types that it refers to. */
export function inOrder(types: readonly ContentType[]): ContentType[] {
  const placed: ContentType[] = [];
  const place = (type: ContentType) => {
    if (placed.includes(type)) return;
    for (const relation of Object.values(type.relations)) {
      if (relation.kind !== 'to-one' && relation.kind !== 'through') continue;
      const target = catalogContent.model.get(relation.target);
      if (target?.path !== undefined) place(target);
    }
    placed.push(type);
  };
  for (const type of catalogContent.model.values()) if (type.path !== undefined) place(type);
  return placed.filter(({ name }) => types.some((type) => type.name === name));
}
