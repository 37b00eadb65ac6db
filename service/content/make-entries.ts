import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../core/app-error.ts';
import { dataErrorOf } from '../platform/database/database-error.ts';
import type { ContentType } from './content-type.ts';
import { insertEntries, type NewRow, withMadeFields } from './insert-entries.ts';
import { type EntryChange, readEntry } from './read-entry.ts';
import { changedLinks } from './references.ts';
import { findLinkedEntries, type ResolvedLinks, resolveLinks, type Subject } from './store-entry.ts';
import { partColumns } from './store-parts.ts';
import { shownEntries } from './write-answer.ts';
import { type Columns, insertRows } from './write-entry.sql.ts';
import type { HookContext } from './write-hooks.ts';
import { insertLinks, type Link } from './write-links.sql.ts';
import { refusalOfWrite } from './write-refusal.ts';

/** An entry to import. */
export interface ImportedEntry {
  readonly documentId: string;
  /** The `data` of a create. */
  readonly data: unknown;
  /** Its source, for the person who has to correct it. */
  readonly from: string;
  /** Columns that no body contains, such as the creation time. */
  readonly also?: Columns;
}

/** Implements `importEntries` for callers that have checked the permission. */
export async function makeEntries(
  ctx: HookContext,
  { subject, entries }: { readonly subject: Subject; readonly entries: readonly ImportedEntry[] },
): Promise<readonly number[]> {
  const { model, type, hooks } = subject;
  if (entries.length === 0) return [];
  const changes: EntryChange[] = [];
  for (const { data, from } of entries) {
    changes.push(await saying(from, () => readEntry(model, type, data, 'create')));
  }
  const lookUps = await findLinkedEntries(
    ctx,
    subject,
    changes.map(({ links }) => links),
  );
  const rows: NewRow[] = [];
  for (const [index, { documentId, from, also = [] }] of entries.entries()) {
    const { values: given, links } = changes[index] ?? nothing;
    const values = await withMadeFields(ctx, type, given);
    await saying(from, () => hooks?.check?.(ctx, { id: undefined, before: undefined, values }));
    const resolved = await saying(from, () => resolveLinks(subject, links, lookUps));
    rows.push({ values, links: resolved, also: new Map<string, unknown>([['document_id', documentId], ...also]) });
  }
  try {
    const ids = await insertEntries(ctx, type, rows);
    await linkThrough(
      ctx,
      type,
      ids,
      rows.map(({ links }) => links),
    );
    await insertParts(ctx, subject, ids, changes);
    await follow(ctx, subject, ids, rows);
    return ids;
  } catch (error) {
    throw refusalOfWrite(dataErrorOf(error), type, 'write') ?? error;
  }
}

const nothing: EntryChange = { values: new Map(), links: new Map(), parts: new Map() };

/** Runs `work` and adds the entry's source and all findings to an error. */
async function saying<Result>(from: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(
      error.name,
      sentence(errorsContentTexts.inEntry, { entry: from, problems: problemsIn(error).join('; ') }),
      error.details,
    );
  }
}

function problemsIn({ message, details }: AppError): readonly string[] {
  const findings = details['errors'];
  if (!Array.isArray(findings)) return [message];
  return findings.map((finding: unknown) =>
    typeof finding === 'object' && finding !== null && 'message' in finding ? String(finding.message) : message,
  );
}

/** Links the entries through join tables. Relations that share a table are stored one after the other. */
async function linkThrough(
  { db }: HookContext,
  { relations }: ContentType,
  ids: readonly number[],
  all: readonly ResolvedLinks[],
): Promise<void> {
  const places = new Map<string, number>();
  for (const [name, relation] of Object.entries(relations)) {
    if (relation.kind !== 'through') continue;
    const links: Link[] = [];
    for (const [index, owner] of ids.entries()) {
      const link = all[index]?.get(name);
      if (!link) continue;
      const of = `${relation.table} ${owner}`;
      const first = places.get(of) ?? 0;
      const linked = changedLinks([], link.change, link.idOf);
      for (const [place, id] of linked.entries()) links.push({ owner, id, place: first + place });
      places.set(of, first + linked.length);
    }
    await insertLinks(db, relation, links);
  }
}

async function insertParts(
  { db }: HookContext,
  { model, type }: Subject,
  ids: readonly number[],
  changes: readonly EntryChange[],
): Promise<void> {
  for (const [name, relation] of Object.entries(type.relations)) {
    const target: ContentType | undefined = model.get(relation.target);
    if (relation.kind !== 'to-many' || target?.shape !== 'component') continue;
    const rows = changes.flatMap(({ parts }, index) =>
      (parts.get(name) ?? []).map(({ values }, place) =>
        partColumns({ relation, target }, ids[index] ?? 0, place, values),
      ),
    );
    await insertRows(db, target.table, rows);
  }
}

async function follow(
  ctx: HookContext,
  { type, hooks }: Subject,
  ids: readonly number[],
  rows: readonly { readonly links: ResolvedLinks }[],
): Promise<void> {
  if (!hooks?.follow) return;
  const after = await shownEntries(ctx, type, ids);
  const followed = ids.map((id, at) => ({
    id,
    before: undefined,
    after: after(id),
    links: new Set(rows[at]?.links.keys()),
  }));
  await hooks.follow(ctx, followed);
}
