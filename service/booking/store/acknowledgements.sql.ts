import { sql } from 'kysely';
import type { ProductType } from '../../catalog/kinds.ts';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import type { PartnerAnswer } from '../model/acknowledgement.ts';

interface LineOfProduct {
  readonly id: number;
  readonly type: ProductType;
  readonly productId: number;
}

/** Finds the email address of the partner of each line; lines of the company’s own products are left out. */
export async function findPartnersOf(db: Database, lines: readonly LineOfProduct[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ line: number; email: string | null }>`
    select l.line, partner_of(l.kind, l.product) as email
    from unnest(
      ${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ type }) => type)}::text[],
      ${lines.map(({ productId }) => productId)}::int[]
    ) as l(line, kind, product)`.execute(db);
  return new Map(rows.flatMap(({ line, email }) => (email === null ? [] : [[line, email]])));
}

/** Inserts the requests to partners about lines of a booking. */
export async function insertAcknowledgements(
  db: Database,
  { booking, now }: { booking: number; now: Date },
  lines: readonly { readonly line: number; readonly dueAt: Date }[],
): Promise<void> {
  await db
    .insertInto('acknowledgements')
    .values(lines.map(({ line, dueAt }) => ({ booking_id: booking, line_id: line, requested_at: now, due_at: dueAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Saves the answer about a line of a locked booking. */
export async function saveAnswer(
  db: Database,
  { booking, line }: { booking: number; line: number },
  { answer, reason, now }: { answer: PartnerAnswer; reason: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('acknowledgements')
    .set({ answer, reason, answered_at: now })
    .where('booking_id', '=', booking)
    .where('line_id', '=', line)
    .execute();
}

/** A line whose partner has refused the guest, or has not answered in time. */
export interface OpenAcknowledgement {
  readonly line: number;
  readonly bookingId: string;
  /** Who booked. */
  readonly name: string;
  readonly what: string;
  readonly optionName: string | null;
  readonly startDay: Day;
  readonly refused: boolean;
  /** Since when it waits for support. */
  readonly since: Date;
}

/** Finds at most `most` such lines, those that begin first, and the number of all. */
export async function findOpenAcknowledgements(
  db: Database,
  now: Date,
  most: number,
): Promise<{ lines: OpenAcknowledgement[]; total: number }> {
  const rows = await db
    .selectFrom('acknowledgements as a')
    .innerJoin('booking_lines as l', (on) =>
      on.onRef('l.booking_id', '=', 'a.booking_id').onRef('l.id', '=', 'a.line_id'),
    )
    .innerJoin('bookings as b', 'b.id', 'a.booking_id')
    .where(sql<boolean>`a.answer is distinct from 'acknowledged' and (a.answer = 'refused' or a.due_at <= ${now})`)
    .where('l.state', '=', 'live')
    .where('b.status', '=', 'confirmed')
    .select(['l.id as line', 'b.booking_id as bookingId', 'b.customer_name as name', 'l.name as what'])
    .select(['l.option_name as optionName', 'l.start_day as startDay'])
    .select(sql<boolean>`a.answer is not null`.as('refused'))
    .select(sql<Date>`coalesce(a.answered_at, a.due_at)`.as('since'))
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('l.start_day')
    .orderBy('l.id')
    .limit(most)
    .execute();
  const lines = rows.map(({ total: _, ...line }) => line);
  return { lines, total: rows[0]?.total ?? 0 };
}
