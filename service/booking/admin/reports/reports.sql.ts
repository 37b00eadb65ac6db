import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Reports } from '../../../../database/tables.ts';
import type { Database } from '../../../platform/context.ts';
import {
  type AnyReportKind,
  isPartnerReportKind,
  isReportKind,
  type OrderedReport,
  type Period,
  type ReportRow,
} from './report.ts';

const columns = ['id', 'kind', 'first_day', 'last_day', 'parts', 'parts_made', 'problem', 'created_at'] as const;
const storedRows = z.array(z.object({ key: z.array(z.string()), sums: z.array(z.number()) }));

function orderedOf(row: Pick<Selectable<Reports>, (typeof columns)[number]>): OrderedReport[] {
  const { kind } = row;
  if (!isReportKind(kind) && !isPartnerReportKind(kind)) return [];
  const { id, parts, parts_made: partsMade, problem, created_at: createdAt } = row;
  return [{ id, kind, period: { first: row.first_day, last: row.last_day }, parts, partsMade, problem, createdAt }];
}

/** Inserts an order; returns false if its id was ordered before. */
export async function insertReport(
  db: Database,
  report: { id: string; userId: number | null; kind: AnyReportKind; period: Period; parts: number; now: Date },
): Promise<boolean> {
  const { id, userId, kind, period, parts, now } = report;
  const inserted = await db
    .insertInto('reports')
    .values({
      id,
      user_id: userId,
      kind,
      first_day: period.first,
      last_day: period.last,
      parts,
      created_at: now,
      rows: '[]',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Finds the reports that a user ordered, newest first. */
export async function findReports(db: Database, userId: number, most: number): Promise<OrderedReport[]> {
  const rows = await db
    .selectFrom('reports')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(orderedOf);
}

export async function findReport(
  db: Database,
  id: string,
): Promise<(OrderedReport & { readonly rows: ReportRow[]; readonly userId: number | null }) | undefined> {
  const row = await db
    .selectFrom('reports')
    .select([...columns, 'rows', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  const [ordered] = row ? orderedOf(row) : [];
  return row && ordered ? { ...ordered, rows: storedRows.parse(row.rows), userId: row.user_id } : undefined;
}

/** Saves the rows so far; returns false if this part was made by another process in the meantime. */
export async function savePart(db: Database, id: string, made: number, rows: readonly ReportRow[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ rows: JSON.stringify(rows), parts_made: made, problem: null })
    .where('id', '=', id)
    .where('parts_made', '=', made - 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function recordProblem(db: Database, id: string, problem: string): Promise<void> {
  await db.updateTable('reports').set({ problem }).where('id', '=', id).execute();
}

export async function deleteReports(db: Database, before: Date): Promise<void> {
  await sql`delete from reports where created_at < ${before}`.execute(db);
}
