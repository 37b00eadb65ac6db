import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorsImportExportTexts } from '../../messages/en/errors/import-export.ts';
import { sentence } from '../../messages/message.ts';
import { english } from '../../messages/translate.ts';
import { catalogContent } from '../catalog/products/catalog.api.ts';
import type { ContentType } from '../content/content-type.ts';
import { conflict, invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { columnsOf } from './columns.ts';
import { type ImportContext, inOrder } from './find-linked.ts';
import type { Progress } from './import-pictures.ts';
import { type CheckedPictures, checkPictures, preparePictures } from './import-pictures.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';
import { parsePictureRow } from './picture-descriptions.ts';
import { type PlannedEntry, type Problem, planEntries } from './plan-entries.ts';
import { checkPublished, writeEntries } from './write-entries.ts';

export interface ImportReport {
  /**
   * For each file: the number of new, changed, unchanged and skipped entries; entries that files cannot create are
   * skipped.
   */
  readonly sheets: readonly {
    readonly name: string;
    readonly type: string;
    readonly made: number;
    readonly changed: number;
    readonly same: number;
    readonly left: number;
  }[];
  readonly pictures: { readonly made: number; readonly changed: number; readonly same: number };
  /** The number of texts whose translation is new, changed or deleted. */
  readonly translations: number;
  /** The first problems, and their total. With any problem nothing is written. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  /** A digest of what would be written; equal for the same file while the site is unchanged. */
  readonly mark: string;
  readonly written: boolean;
}

interface Sent {
  readonly path: string;
  readonly name: string;
  /** The type of a CSV file that does not name it. */
  readonly of: ContentType | undefined;
  /** The mark of the reviewed report: writes if given. Without it nothing is written. */
  readonly write: string | undefined;
  readonly progress: (progress: Progress) => void;
}

const mostProblems = 200;

/**
 * Checks a content file: what it would create and change, and every problem by row and column. With the mark of that
 * report it writes everything in one transaction, or nothing; pictures are encoded before. Throws ValidationError for
 * an unreadable file, ConflictError if the site has changed since the report.
 *
 * @may editor, admin, operator
 */
export async function importContent(ctx: Context, { path, name, of, write, progress }: Sent): Promise<ImportReport> {
  requireRight(ctx.viewer, 'write content');
  const { model } = catalogContent;
  const types = [...model.values()].filter((type) => type.path !== undefined);
  const columns = (type: ContentType) => {
    const subject = catalogContent.subjectFor(type, ctx.viewer);
    return columnsOf(subject.model, subject.type);
  };
  const sent = await parseFile({ path, name, of }, { types, columnsOf: columns });
  try {
    return await looked(ctx, { sent, name, write, progress });
  } finally {
    sent.archive?.close();
  }
}

async function looked(
  ctx: Context,
  { sent, name, write, progress }: Pick<Sent, 'name' | 'write' | 'progress'> & { sent: ParsedFile },
): Promise<ImportReport> {
  const problems: Problem[] = [];
  const refuse = (problem: Problem) => problems.push(problem);
  const words = sent.pictures.flatMap((row) => parsePictureRow(row, refuse) ?? []);
  const pictures = await checkPictures(ctx, { archive: sent.archive, words, refuse, progress });
  const known: ImportContext = { coming: new Map(), pictures: pictures.byName };
  const all = sent.sheets.reduce((sum, { entries }) => sum + entries.length, 0);
  const plans: { name: string; type: ContentType; plan: PlannedEntry[] }[] = [];
  let before = 0;
  for (const type of inOrder(sent.sheets.map((sheet) => sheet.type))) {
    for (const sheet of sent.sheets.filter((one) => one.type.name === type.name)) {
      for (const column of sheet.unknown)
        refuse({
          file: sheet.name,
          row: 1,
          column,
          message: english(errorsImportExportTexts.unknownColumn, { column: column.slice(0, 60) }),
        });
      const subject = catalogContent.subjectFor(type, ctx.viewer);
      const reportProgress = (rows: number) => progress({ doing: 'checking', done: before + rows, of: all });
      const planning = { ctx, subject, file: sheet.name, known, whole: sent.archive !== undefined, refuse };
      const planned = await planEntries({ ...planning, progress: reportProgress }, sheet.entries);
      plans.push({ name: sheet.name, type, plan: planned });
      before += sheet.entries.length;
    }
  }
  const mark = markOf(plans, pictures);
  const report = {
    sheets: plans.map(({ name, type, plan }) => ({ name, type: type.name, ...countsOf(plan) })),
    pictures: { made: pictures.coming.length, changed: pictures.changed.length, same: pictures.same },
    translations: plans.reduce((sum, { plan }) => sum + translationsOf(plan), 0),
    problems: problems.slice(0, mostProblems),
    problemCount: problems.length,
    mark,
    written: false,
  };
  if (write === undefined) return report;
  if (problems.length > 0) throw invalid(sentence(errorsImportExportTexts.nothingImported), { report });
  if (write !== mark) throw conflict(sentence(errorsImportExportTexts.changedSinceCheck), { report });
  await writeAll(ctx, { sent, plans, pictures, name, progress });
  return { ...report, written: true };
}

function countsOf(plan: readonly PlannedEntry[]) {
  const count = (does: PlannedEntry['does']) => plan.filter((one) => one.does === does).length;
  return { made: count('make'), changed: count('change'), same: count('nothing'), left: count('leave') };
}

const translationsOf = (plan: readonly PlannedEntry[]) =>
  plan.reduce((sum, { translations }) => sum + translations.length, 0);

function markOf(
  plans: readonly { type: ContentType; plan: readonly PlannedEntry[] }[],
  { coming, changed }: CheckedPictures,
): string {
  const parsed = plans.map(({ type, plan }) => [
    type.name,
    plan.map(({ documentId, does, data, published, translations }) => [
      documentId,
      does,
      data,
      published,
      translations,
    ]),
  ]);
  const pictures = coming.map(({ documentId, info }) => [documentId, info]);
  return hash('sha256', JSON.stringify([parsed, pictures, changed]));
}

interface Writing extends Pick<Sent, 'name' | 'progress'> {
  readonly sent: ParsedFile;
  readonly plans: readonly {
    readonly name: string;
    readonly type: ContentType;
    readonly plan: readonly PlannedEntry[];
  }[];
  readonly pictures: CheckedPictures;
}

async function writeAll(ctx: Context, { sent, plans, pictures, name, progress }: Writing): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'padharo-import-'));
  try {
    const ready = await preparePictures({ archive: sent.archive, pictures, folder, progress });
    const of = plans.reduce(
      (sum, { plan }) => sum + plan.filter(({ does }) => does === 'make' || does === 'change').length,
      0,
    );
    await inTransaction(ctx, async (ctx) => {
      for (const keep of ready) await keep(ctx);
      let done = 0;
      const reportProgress = (rows: number) => {
        done += rows;
        progress({ doing: 'writing', done, of });
      };
      for (const { name, type, plan } of plans) await writeEntries(ctx, { type, file: name, plan, reportProgress });
      for (const { name, type, plan } of plans) await checkPublished(ctx, { type, file: name, plan });
      const counts = plans.map(({ name, type, plan }) => ({ file: name, type: type.name, ...countsOf(plan) }));
      const after = { sheets: counts, pictures: ready.length };
      await recordAudit(ctx, { action: 'import', subjectType: 'content', subjectId: name.slice(0, 100), after });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
