import { adminReportsTexts } from '../../../../messages/en/admin/reports.ts';
import { english } from '../../../../messages/translate.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
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
import { findReport, recordProblem, savePart } from './reports.sql.ts';

/** Reads a part of a partner report; passed in because the partners module depends on this one. */
type ReadOfPartners = (
  ctx: Context,
  request: { readonly kind: PartnerReportKind; readonly period: Period },
) => Promise<ReportRow[]>;

/**
 * Makes an ordered report part by part (job 'make-report'). An interrupted one continues where it stopped.
 *
 * @may clock
 */
export async function makeReport(
  ctx: Context,
  { reportId, readOfPartners }: { reportId: string; readOfPartners: ReadOfPartners },
): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
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
      if (!(await savePart(ctx.db, reportId, made + 1, rows))) return;
    }
  } catch (error) {
    await recordProblem(ctx.db, reportId, english(adminReportsTexts.failed));
    throw error;
  }
}
