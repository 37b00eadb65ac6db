import type { Context } from '../platform/context.ts';
import { type ContentModel, type ContentType, type Relation, typeNamed } from './content-type.ts';
import type { Shown } from './field.ts';
import { type EntryChange, type Finding, finding, invalidBody, type PartChange } from './read-entry.ts';
import { changedLinks, type LinkChange, type Reference } from './references.ts';
import { storeParts } from './store-parts.ts';
import { type Columns, idIn, storedValue, updateRow } from './write-entry.sql.ts';
import type { WriteHooks } from './write-hooks.ts';
import { linkedEntries, type Named, namedEntries, replaceLinks } from './write-links.sql.ts';

/** The type whose entries are written, in the model as its writer sees it. */
export interface Subject {
  readonly model: ContentModel;
  readonly type: ContentType;
  readonly hooks: WriteHooks | undefined;
}

/** The columns of the entry's own row that the values say. */
export function ownColumns(type: ContentType, values: ReadonlyMap<string, Shown>): Map<string, unknown> {
  const columns = new Map<string, unknown>();
  for (const [name, value] of values) {
    const field = type.fields[name];
    if (field && !field.lookup) columns.set(field.column, storedValue(field, value));
  }
  return columns;
}

/** Writes what the values say of the rows that came with an entry. */
export async function changeMade(
  ctx: Context,
  type: ContentType,
  values: ReadonlyMap<string, Shown>,
  id: number,
): Promise<void> {
  for (const [name, value] of values) {
    const field = type.fields[name];
    if (!field?.lookup?.makes) continue;
    const row = await idIn(ctx.db, type.table, id, field.lookup.key);
    const columns = new Map([[field.column, storedValue(field, value)]]);
    if (row !== undefined) await updateRow(ctx.db, field.lookup.table, row, columns);
  }
}

/** What was changed besides fields, for the record. */
export interface Others {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

/** A change of links with the entries that it names. */
interface ResolvedLink {
  readonly relation: Relation;
  readonly target: ContentType;
  readonly change: LinkChange;
  readonly idOf: (reference: Reference) => number | undefined;
}

function referencesOf(change: LinkChange): Reference[] {
  if (change.kind === 'set') return [...change.to];
  return change.connect.flatMap(({ reference, place }) => ('of' in place ? [reference, place.of] : [reference]));
}

export type ResolvedLinks = ReadonlyMap<string, ResolvedLink>;
type LookUps = ReadonlyMap<string, ResolvedLink['idOf']>;

/** Finds every entry that the changes of one write or of many name, by the name of their relation. */
export async function lookUpLinks(
  { db }: Pick<Context, 'db'>,
  { model, type }: Subject,
  changes: readonly EntryChange['links'][],
): Promise<LookUps> {
  const lookUps = new Map<string, ResolvedLink['idOf']>();
  for (const [name, relation] of Object.entries(type.relations)) {
    const references = changes.flatMap((links) => {
      const change = links.get(name);
      return change ? [...referencesOf(change), ...(change.kind === 'edit' ? change.disconnect : [])] : [];
    });
    const target = typeNamed(model, relation.target);
    lookUps.set(name, lookUp(await namedEntries(db, relation, target, references)));
  }
  return lookUps;
}

/** The changes with the entries that they name. Throws ValidationError for those that do not exist. */
export function resolveLinks({ model, type }: Subject, links: EntryChange['links'], lookUps: LookUps): ResolvedLinks {
  const findings: Finding[] = [];
  const resolved = new Map<string, ResolvedLink>();
  for (const [name, change] of links) {
    const relation = type.relations[name];
    const idOf = lookUps.get(name);
    if (!relation || !idOf) continue;
    const lost = referencesOf(change).filter((reference) => idOf(reference) === undefined);
    for (const reference of lost) {
      const which = 'id' in reference ? reference.id : reference.documentId;
      findings.push(finding([name], `names an entry that does not exist: ${which}`));
    }
    resolved.set(name, { relation, target: typeNamed(model, relation.target), change, idOf });
  }
  if (findings.length > 0) throw invalidBody(findings);
  return resolved;
}

function lookUp(named: readonly Named[]): ResolvedLink['idOf'] {
  const byId = new Set(named.map(({ id }) => id));
  const byDocument = new Map(named.map(({ id, document_id }) => [document_id, id]));
  return (reference) => {
    if ('documentId' in reference) return byDocument.get(reference.documentId);
    return byId.has(reference.id) ? reference.id : undefined;
  };
}

/** The columns of the entry's own row that point to other entries. `present` tells what they hold now. */
export async function linkColumns(
  resolved: ResolvedLinks,
  present: (column: string) => Promise<number | undefined>,
): Promise<Columns> {
  const columns = new Map<string, unknown>();
  for (const { relation, change, idOf } of resolved.values()) {
    if (relation.kind !== 'to-one') continue;
    const connected = change.kind === 'edit' ? change.connect[0]?.reference : change.to[0];
    if (connected || change.kind === 'set') {
      columns.set(relation.column, connected ? (idOf(connected) ?? null) : null);
      continue;
    }
    const now = await present(relation.column);
    const [left] = changedLinks(now === undefined ? [] : [now], change, idOf);
    columns.set(relation.column, left ?? null);
  }
  return columns;
}

/** Writes links through tables and parts of an entry whose row is there. Gives what they were and are. */
export async function storeOthers(
  ctx: Context,
  { model, type }: Subject,
  id: number,
  resolved: ResolvedLinks,
  parts: ReadonlyMap<string, readonly PartChange[]>,
): Promise<Others> {
  const others: Others = { before: {}, after: {} };
  for (const [name, { relation, target, change, idOf }] of resolved) {
    if (relation.kind !== 'through') continue;
    const before = await linkedEntries(ctx.db, relation, target, id);
    const ids = changedLinks(
      before.map((one) => one.id),
      change,
      idOf,
    );
    await replaceLinks(ctx.db, relation, target, id, ids);
    others.before[name] = before.map(({ document_id }) => document_id);
    others.after[name] = (await linkedEntries(ctx.db, relation, target, id)).map(({ document_id }) => document_id);
  }
  for (const [name, items] of parts) {
    const relation = type.relations[name];
    if (relation?.kind !== 'to-many') continue;
    const { before, after } = await storeParts(
      ctx,
      { name, relation, target: typeNamed(model, relation.target) },
      id,
      items,
    );
    others.before[name] = before;
    others.after[name] = after;
  }
  return others;
}
