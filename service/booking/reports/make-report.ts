import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { readReport } from './read-report.ts';
import { mergeRows, partsOf } from './report.ts';
import { findReport, keepPart, noteProblem } from './reports.sql.ts';

/** Makes what was ordered, part by part (job 'make-report'); one that was broken off goes on where it was. */
export async function makeReport(ctx: Context, { reportId }: { reportId: string }): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const ordered = await findReport(ctx.db, reportId);
  if (!ordered) return;
  const parts = partsOf(ordered.period);
  let rows: readonly (typeof ordered.rows)[number][] = ordered.rows;
  try {
    for (let made = ordered.partsMade; made < parts.length; made += 1) {
      const part = parts[made];
      if (!part) return;
      rows = mergeRows([rows, await readReport(ctx, ordered.kind, part)]);
      if (!(await keepPart(ctx.db, reportId, made + 1, rows))) return;
    }
  } catch (error) {
    await noteProblem(ctx.db, reportId, 'It could not be made. It is tried again.');
    throw error;
  }
}
