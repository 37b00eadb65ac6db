import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { readReport } from './read-report.ts';
import {
  byKey,
  isPartnerReportKind,
  mergeRows,
  type PartnerReportKind,
  type Period,
  partsOf,
  type ReportRow,
} from './report.ts';
import { findReport, keepPart, noteProblem } from './reports.sql.ts';

/** How a part of a report of partners is read; their room is above this one. */
type ReadOfPartners = (
  ctx: Context,
  asked: { readonly kind: PartnerReportKind; readonly period: Period },
) => Promise<ReportRow[]>;

/** Makes what was ordered, part by part (job 'make-report'); one that was broken off goes on where it was. */
export async function makeReport(
  ctx: Context,
  { reportId, readOfPartners }: { reportId: string; readOfPartners: ReadOfPartners },
): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const ordered = await findReport(ctx.db, reportId);
  if (!ordered) return;
  const { kind } = ordered;
  const read = (period: Period) =>
    isPartnerReportKind(kind) ? readOfPartners(ctx, { kind, period }) : readReport(ctx, kind, period);
  const parts = partsOf(ordered.period);
  let { rows } = ordered;
  try {
    for (let made = ordered.partsMade; made < parts.length; made += 1) {
      const part = parts[made];
      if (!part) return;
      const merged = mergeRows([rows, await read(part)]);
      rows = isPartnerReportKind(kind) ? byKey(merged) : merged;
      if (!(await keepPart(ctx.db, reportId, made + 1, rows))) return;
    }
  } catch (error) {
    await noteProblem(ctx.db, reportId, 'It could not be made. It is tried again.');
    throw error;
  }
}
