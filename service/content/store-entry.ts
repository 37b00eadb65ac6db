import type { Context } from '../platform/context.ts';
import { type ContentModel, type ContentType, type Relation, typeNamed } from './content-type.ts';
import type { FieldValue } from './field.ts';
import { type BodyError, type EntryChange, finding, invalidBody } from './read-entry.ts';
import { changedLinks, type LinkChange, type Reference } from './references.ts';
import { type Columns, storedValue } from './write-entry.sql.ts';
import type { WriteHooks } from './write-hooks.ts';
import { findReferencedEntries, type Named } from './write-links.sql.ts';

/** A type to write, in the model as its writer sees it. */
export interface Subject {
  readonly model: ContentModel;
  readonly type: ContentType;
  readonly hooks: WriteHooks | undefined;
}

/** Columns of the entry's own row for these values. */
export function ownColumns(type: ContentType, values: ReadonlyMap<string, FieldValue>): Map<string, unknown> {
  const columns = new Map<string, unknown>();
  for (const [name, value] of values) {
    const field = type.fields[name];
    if (field && !field.lookup) columns.set(field.column, storedValue(field, value));
  }
  return columns;
}

/** A change of links with the referenced entries. */
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

/** Finds every entry that the changes of one or many writes refer to, by relation name. */
export async function findLinkedEntries(
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
    lookUps.set(name, lookUp(await findReferencedEntries(db, relation, target, references)));
  }
  return lookUps;
}

/** The changes with the referenced entries. Throws ValidationError for entries that do not exist. */
export function resolveLinks({ model, type }: Subject, links: EntryChange['links'], lookUps: LookUps): ResolvedLinks {
  const findings: BodyError[] = [];
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

/** Columns of the entry's own row that refer to other entries. `present` returns their current value. */
export function linkColumns(resolved: ResolvedLinks, present: (column: string) => number | undefined): Columns {
  const columns = new Map<string, unknown>();
  for (const { relation, change, idOf } of resolved.values()) {
    if (relation.kind !== 'to-one') continue;
    const now = present(relation.column);
    const connected = change.kind === 'edit' ? change.connect[0]?.reference : change.to[0];
    if (connected) columns.set(relation.column, idOf(connected) ?? null);
    else columns.set(relation.column, changedLinks(now === undefined ? [] : [now], change, idOf)[0] ?? null);
  }
  return columns;
}
