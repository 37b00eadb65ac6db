import { catalogContent } from '../catalog/catalog.api.ts';
import { changeLocked } from '../content/change-locked.ts';
import type { ContentType } from '../content/content-type.ts';
import { makeEntries } from '../content/make-entries.ts';
import { showLocked } from '../content/show-locked.ts';
import { lockedEntry } from '../content/write-answer.ts';
import { refusalOfWrite } from '../content/write-refusal.ts';
import { AppError, conflict } from '../core/app-error.ts';
import { recordAudits } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { refusedBy } from '../platform/database/database-error.ts';
import type { PlannedEntry } from './plan-sheet.ts';

/** Of so many a statement stays far below what PostgreSQL gives it. */
const portion = 500;

interface Written {
  readonly type: ContentType;
  readonly file: string;
  readonly plan: readonly PlannedEntry[];
  readonly tell: (rows: number) => void;
}

/** Writes what is planned for the entries of a file, as part of the current transaction. Throws a refusal with its row. */
export async function writeEntries(ctx: Context, { type, file, plan, tell }: Written): Promise<void> {
  const subject = catalogContent.subjectFor(type, ctx.viewer);
  const made = plan.filter(({ does }) => does === 'make');
  for (let at = 0; at < made.length; at += portion) {
    const some = made.slice(at, at + portion);
    const entries = some.map(({ documentId, row, data, published }) => ({
      ...{ documentId, from: `${file}, row ${row}`, data },
      ...(published === false && { also: new Map([['published_at', null]]) }),
    }));
    await makeEntries(ctx, { subject, entries });
    await recordAudits(
      ctx,
      some.map(({ documentId, data }) => ({
        ...{ action: 'create', subjectType: type.name, subjectId: documentId },
        after: { documentId, ...data },
      })),
    );
    tell(some.length);
  }
  for (const { row, documentId, does, change, published } of plan) {
    if (does !== 'change') continue;
    try {
      const entry = await lockedEntry(ctx, type, documentId);
      if (!entry) throw conflict('It is not there any more');
      const { id } = entry;
      if (change) await changeLocked(ctx, { subject, documentId, id, change });
      const action = published ? 'publish' : 'unpublish';
      if (published !== undefined)
        await showLocked(ctx, { subject, documentId, id, published: entry.published, action });
    } catch (error) {
      const refused = refusalOfWrite(refusedBy(error), type, 'write') ?? error;
      if (!(refused instanceof AppError)) throw refused;
      throw new AppError(refused.name, `${file}, row ${row}: ${refused.message}`, refused.details);
    }
    tell(1);
  }
}
