import { catalogContent } from '../catalog/products/catalog.api.ts';
import type { ContentType } from '../content/content-type.ts';
import { csvLine } from '../core/csv.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { allEntries } from './all-entries.ts';
import { columnsOf } from './columns.ts';
import { csvRow, fileEntry } from './file-entry.ts';

/** Excel recognises UTF-8 by this mark only. */
const byteOrderMark = '\u{feff}';

/**
 * Every entry of a type as a streamed file, including drafts; entries are read while it is sent. CSV has a row per
 * entry, relations by name, lists one item per line, parts as JSON, and no cell that a spreadsheet would run. Recorded
 * in the audit log.
 *
 * @may editor, admin, operator
 */
export async function exportEntries(
  ctx: Context,
  { type, as }: { readonly type: ContentType; readonly as: 'csv' | 'json' },
): Promise<AsyncIterable<string>> {
  requireRight(ctx.viewer, 'write content');
  await recordAudit(ctx, { action: 'download', subjectType: 'content', subjectId: type.name, after: { as } });
  return entriesAs(ctx, type, as);
}

/** The same for callers that have checked the permission. */
export async function* entriesAs(ctx: Context, type: ContentType, as: 'csv' | 'json'): AsyncGenerator<string> {
  const subject = catalogContent.subjectFor(type, ctx.viewer);
  const columns = columnsOf(subject.model, subject.type);
  const entries = allEntries({ ...ctx, db: ctx.reads ?? ctx.db }, type, columns);
  if (as === 'csv') {
    yield byteOrderMark + csvLine(columns.map(({ name }) => name));
    for await (const entry of entries) yield csvRow(columns, fileEntry(columns, entry));
    return;
  }
  yield `{"type":${JSON.stringify(type.name)},"entries":[`;
  let between = '\n';
  for await (const entry of entries) {
    yield between + JSON.stringify(fileEntry(columns, entry));
    between = ',\n';
  }
  yield '\n]}\n';
}
