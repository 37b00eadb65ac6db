import { sql } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import type { DataRequest, RequestKind, RequestOutcome } from './data-request.ts';

const columns = sql`id, document_id as "documentId", kind, email, came_on::text as "cameOn", due_on::text as "dueOn", note,
  enquiry, outcome, ended_by as "endedBy", ended_at as "endedAt"`;

/** Inserts a request; false if its enquiry has one of that kind. */
export async function insertRequest(
  db: Database,
  request: {
    kind: RequestKind;
    email: string;
    cameOn: Day;
    dueOn: Day;
    note: string;
    enquiry: string | null;
    now: Date;
  },
): Promise<string | undefined> {
  const { kind, email, cameOn, dueOn, note, enquiry, now } = request;
  const { rows } = await sql<{ documentId: string }>`
    insert into data_requests (kind, email, came_on, due_on, note, enquiry, created_at)
    values (${kind}, ${email}, ${cameOn}, ${dueOn}, ${note}, ${enquiry}, ${now})
    on conflict (enquiry, kind) where enquiry is not null do nothing returning document_id as "documentId"`.execute(db);
  return rows[0]?.documentId;
}

export interface RequestFilter {
  readonly state: 'open' | 'ended';
  readonly email?: string | undefined;
  /** Only open ones that are due by that day. */
  readonly dueBy?: Day | undefined;
  readonly after?: { readonly key: string; readonly id: number } | undefined;
  readonly limit: number;
}

/** Open requests by due date; ended ones latest first. */
export async function findRequests(
  db: Database,
  { state, email, dueBy, after, limit }: RequestFilter,
): Promise<DataRequest[]> {
  const of = email === undefined ? sql`` : sql`and email = ${email}`;
  const due = dueBy === undefined ? sql`` : sql`and due_on <= ${dueBy}`;
  const { rows } =
    state === 'open'
      ? await sql<DataRequest>`
          select ${columns} from data_requests where ended_at is null ${of} ${due}
            ${after ? sql`and (due_on, id) > (${after.key}::date, ${after.id}::int)` : sql``}
          order by due_on, id limit ${limit}`.execute(db)
      : await sql<DataRequest>`
          select ${columns} from data_requests where ended_at is not null ${of}
            ${after ? sql`and (ended_at, id) < (${after.key}::timestamptz, ${after.id}::int)` : sql``}
          order by ended_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** A request, locked until the transaction ends. */
export async function lockRequest(db: Database, documentId: string): Promise<DataRequest | undefined> {
  const { rows } = await sql<DataRequest>`
    select ${columns} from data_requests where document_id = ${documentId} for update`.execute(db);
  return rows[0];
}

/** The requests of an enquiry. */
export async function requestsOfEnquiry(db: Database, enquiry: string): Promise<DataRequest[]> {
  const { rows } = await sql<DataRequest>`
    select ${columns} from data_requests where enquiry = ${enquiry} order by id`.execute(db);
  return rows;
}

export async function endRequestRow(
  db: Database,
  end: { id: number; outcome: RequestOutcome; note: string; by: string; now: Date },
): Promise<void> {
  await sql`
    update data_requests set outcome = ${end.outcome}, note = ${end.note}, ended_by = ${end.by}, ended_at = ${end.now}
    where id = ${end.id}`.execute(db);
}

export async function reopenRow(db: Database, id: number): Promise<void> {
  await sql`update data_requests set outcome = null, ended_by = null, ended_at = null where id = ${id}`.execute(db);
}

/** Removes a person from their requests; open ones are thereby fulfilled. */
export async function anonymiseRequestsOf(
  db: Database,
  email: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await sql`
    update data_requests set email = null, note = '', enquiry = null, outcome = coalesce(outcome, 'done'),
      ended_by = coalesce(ended_by, ${by}), ended_at = coalesce(ended_at, ${now})
    where email = ${email}`.execute(db);
}

/** Removes all people from requests that ended before then. */
export async function anonymiseEndedRequests(db: Database, before: Date): Promise<void> {
  await sql`
    update data_requests set email = null, note = '', enquiry = null
    where ended_at < ${before} and email is not null`.execute(db);
}

/** What a person asked for, for a caller who asks what is stored. */
export async function requestsOf(
  db: Database,
  email: string,
): Promise<{ kind: string; cameOn: Day; dueOn: Day; outcome: string | null }[]> {
  const { rows } = await sql<{ kind: string; cameOn: Day; dueOn: Day; outcome: string | null }>`
    select kind, came_on::text as "cameOn", due_on::text as "dueOn", outcome from data_requests
    where email = ${email} order by id`.execute(db);
  return rows;
}
