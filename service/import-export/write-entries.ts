import { errorsImportExportTexts } from '../../messages/en/errors/import-export.ts';
import { sentence } from '../../messages/message.ts';
import { catalogContent } from '../catalog/products/catalog.api.ts';
import { changeLocked } from '../content/change-locked.ts';
import type { ContentType } from '../content/content-type.ts';
import { makeEntries } from '../content/make-entries.ts';
import { showLocked } from '../content/show-locked.ts';
import type { Subject } from '../content/store-entry.ts';
import { storeTranslations } from '../content/store-translations.ts';
import { lockedEntries } from '../content/write-answer.ts';
import { refusalOfWrite } from '../content/write-refusal.ts';
import { AppError, conflict } from '../core/app-error.ts';
import { recordAudits } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { dataErrorOf } from '../platform/database/database-error.ts';
import { beginAttempt, endAttempt, undoAttempt } from './attempt.sql.ts';
import type { PlannedEntry } from './plan-entries.ts';

/** Entries per batch, so that statements stay far below PostgreSQL's limits. */
const portion = 500;

interface Written {
  readonly type: ContentType;
  readonly file: string;
  readonly plan: readonly PlannedEntry[];
  readonly reportProgress: (rows: number) => void;
}

/**
 * Writes the planned entries of a file in the current transaction. Publications are validated afterwards
 * (`checkPublished`), because rooms follow their stays. Throws an error with the row.
 */
export async function writeEntries(ctx: Context, { type, file, plan, reportProgress }: Written): Promise<void> {
  const whole = catalogContent.subjectFor(type, ctx.viewer);
  const { show: _, ...hooks } = whole.hooks ?? {};
  const subject = { ...whole, hooks };
  const made = plan.filter(({ does }) => does === 'make');
  for (let at = 0; at < made.length; at += portion) {
    const some = made.slice(at, at + portion);
    const entries = some.map(({ documentId, row, data, published }) => ({
      documentId,
      from: `${file}, row ${row}`,
      data,
      ...(published === false && { also: new Map([['published_at', null]]) }),
    }));
    await makeEntries(ctx, { subject, entries });
    await recordAudits(
      ctx,
      some.map(({ documentId, data }) => ({
        action: 'create',
        subjectType: type.name,
        subjectId: documentId,
        after: { documentId, ...data },
      })),
    );
    await storeTranslations(ctx, type, some);
    reportProgress(some.length);
  }
  const changed = plan.filter(({ does }) => does === 'change');
  for (let at = 0; at < changed.length; at += portion) {
    const some = changed.slice(at, at + portion);
    // an error of a batch has no row: then each entry is written alone, and the first error names its row
    if (!(await attempted(ctx, () => changeEntries(ctx, subject, some)))) {
      for (const one of some) await ofRow(type, `${file}, row ${one.row}`, () => changeEntries(ctx, subject, [one]));
    }
    reportProgress(some.length);
  }
}

/** Validates what the files have published, after all of them are written. Throws an error with the file. */
export async function checkPublished(
  ctx: Context,
  { type, file, plan }: Omit<Written, 'reportProgress'>,
): Promise<void> {
  const { hooks } = catalogContent.subjectFor(type, ctx.viewer);
  if (!hooks?.show) return;
  const named = plan.filter(({ does, published }) => (does === 'make' ? published !== false : published === true));
  const locked = await lockedEntries(
    ctx,
    type,
    named.map(({ documentId }) => documentId),
  );
  const ids = [...locked.values()].map(({ id }) => id);
  if (ids.length > 0) await ofRow(type, file, () => hooks.show?.(ctx, ids));
}

async function changeEntries(ctx: Context, subject: Subject, plan: readonly PlannedEntry[]): Promise<void> {
  const locked = await lockedEntries(
    ctx,
    subject.type,
    plan.map(({ documentId }) => documentId),
  );
  const entries = plan.map((one) => {
    const entry = locked.get(one.documentId);
    if (!entry) throw conflict(sentence(errorsImportExportTexts.entryGone));
    return { ...one, ...entry, shown: one.published };
  });
  const changes = entries.flatMap(({ documentId, id, change }) => (change ? [{ documentId, id, change }] : []));
  if (changes.length > 0) await changeLocked(ctx, subject, changes);
  await storeTranslations(ctx, subject.type, plan);
  for (const [shown, action] of [[true, 'publish'] as const, [false, 'unpublish'] as const]) {
    const named = entries.filter((one) => one.shown === shown);
    await showLocked(ctx, subject, action, named);
  }
}

/** Runs the work in a savepoint; if it is refused, rolls back only the work, and returns false. */
async function attempted(ctx: Context, work: () => Promise<void>): Promise<boolean> {
  await beginAttempt(ctx.db);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) && dataErrorOf(error) === undefined) throw error;
    await undoAttempt(ctx.db);
    return false;
  }
  await endAttempt(ctx.db);
  return true;
}

async function ofRow(type: ContentType, where: string, work: () => Promise<void> | undefined): Promise<void> {
  try {
    await work();
  } catch (error) {
    const refused = refusalOfWrite(dataErrorOf(error), type, 'write') ?? error;
    if (!(refused instanceof AppError)) throw refused;
    throw new AppError(
      refused.name,
      sentence(errorsImportExportTexts.atPlace, { where, problem: refused.message }),
      refused.details,
    );
  }
}
