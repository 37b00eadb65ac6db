import { type Insertable, sql } from 'kysely';
import type { EnquiryEntries } from '../../../database/tables.ts';
import type { Day } from '../../core/day.ts';
import { wordsQuery } from '../../core/search-words.ts';
import type { Database } from '../../platform/context.ts';
import type { EnquiryKind } from '../enquiry.ts';
import { type EnquiryStatus, type InboxSearch, openStatuses } from './inbox.ts';

export interface InboxRow {
  readonly id: number;
  readonly documentId: string;
  readonly kind: EnquiryKind;
  readonly status: EnquiryStatus;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  /** Name of the assignee, while they are staff. */
  readonly assignee: string | null;
  readonly snoozedUntil: Day | null;
  readonly at: Date;
}

const columns = sql`e.id, e.document_id as "documentId", e.kind, e.status, e.name, e.email, e.phone, e.subject,
  c.name as assignee, e.snoozed_until as "snoozedUntil", e.created_at as at`;

const snoozed = ({ on, is }: NonNullable<InboxSearch['snoozed']>) =>
  sql`(e.snoozed_until is not null and e.snoozed_until > ${on}::date) = ${is}`;

/** Matching enquiries, newest first, with row ids below `before`. */
export async function findInbox(
  db: Database,
  search: InboxSearch & { before: number | undefined; limit: number },
): Promise<InboxRow[]> {
  const query = wordsQuery(search.text ?? '');
  const conditions = [
    sql`true`,
    ...(query === undefined
      ? []
      : [sql`booking_words(e.document_id, e.name, e.subject, e.email, e.phone) @@ ${query}::text::tsquery`]),
    ...(search.kind === undefined ? [] : [sql`e.kind = ${search.kind}`]),
    ...(search.statuses === undefined ? [] : [statusIn(search.statuses)]),
    ...(search.assignedTo === undefined ? [] : [sql`e.assigned_to = ${search.assignedTo}`]),
    ...(search.snoozed === undefined ? [] : [snoozed(search.snoozed)]),
    ...(search.before === undefined ? [] : [sql`e.id < ${search.before}`]),
  ];
  // the planner knows too little about words: it would scan all enquiries and their words
  const latest = query === undefined ? sql`e.id` : sql`e.id + 0`;
  const { rows } = await sql<InboxRow>`
    select ${columns} from enquiries e left join colleagues c on c.user_id = e.assigned_to
    where ${sql.join(conditions, sql` and `)} order by ${latest} desc limit ${search.limit}`.execute(db);
  return rows;
}

/** As literals, so that the partial index of open enquiries is used. */
const statusIn = (statuses: readonly EnquiryStatus[]) =>
  sql`e.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;

/** The newest `most` open enquiries that are not snoozed on that day, and their total number. */
export async function openEnquiries(
  db: Database,
  day: Day,
  most: number,
): Promise<{ enquiries: InboxRow[]; total: number }> {
  const awake = { on: day, is: false };
  const enquiries = await findInbox(db, { statuses: openStatuses, snoozed: awake, before: undefined, limit: most });
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from enquiries e where ${statusIn(openStatuses)} and ${snoozed(awake)}`.execute(db);
  return { enquiries, total: rows[0]?.total ?? 0 };
}

/** Counts the open enquiries that are not snoozed on that day, up to `most`. */
export async function countOpen(db: Database, day: Day, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from enquiries e where ${statusIn(openStatuses)} and ${snoozed({ on: day, is: false })} limit ${most}
    ) open`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface EnquiryDetails extends InboxRow {
  readonly message: string;
  readonly language: string;
  readonly assignedTo: number | null;
}

/** One enquiry; `lock`: locked until the transaction ends. */
export async function findEnquiry(
  db: Database,
  documentId: string,
  { lock = false } = {},
): Promise<EnquiryDetails | undefined> {
  const { rows } = await sql<EnquiryDetails>`
    select ${columns}, e.message, e.language, e.assigned_to as "assignedTo"
    from enquiries e left join colleagues c on c.user_id = e.assigned_to
    where e.document_id = ${documentId} ${lock ? sql`for update of e` : sql``}`.execute(db);
  return rows[0];
}

export async function updateEnquiryStatus(
  db: Database,
  id: number,
  { status, assignedTo, snoozedUntil }: Pick<EnquiryDetails, 'status' | 'assignedTo' | 'snoozedUntil'>,
): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ status, assigned_to: assignedTo, snoozed_until: snoozedUntil })
    .where('id', '=', id)
    .execute();
}

/** Stores a note or an answer; undefined if its form was sent before. */
export async function insertEntry(db: Database, entry: Insertable<EnquiryEntries>): Promise<number | undefined> {
  const row = await db
    .insertInto('enquiry_entries')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'kind', 'form']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Notes and answers of an enquiry, oldest first. */
export function entriesOf(db: Database, id: number) {
  return db
    .selectFrom('enquiry_entries')
    .select(['id', 'kind', 'author', 'text', 'at'])
    .where('enquiry_id', '=', id)
    .orderBy('id')
    .limit(500)
    .execute();
}

/** Staff who may answer enquiries, by name. */
export async function listAssignees(db: Database): Promise<{ userId: number; name: string }[]> {
  const { rows } = await sql<{ userId: number; name: string }>`
    select user_id as "userId", name from colleagues where role in ('support', 'admin')
    order by name, user_id limit 500`.execute(db);
  return rows;
}
