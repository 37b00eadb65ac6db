import { sql } from 'kysely';
import type { ProductType } from '../../catalog/kinds.ts';
import type { Database } from '../../platform/context.ts';
import type { Body, Listing, SubmissionState } from './submission.ts';

export interface Submission {
  readonly id: number;
  readonly documentId: string;
  readonly partner: number;
  readonly type: string;
  readonly entry: string | null;
  readonly productType: ProductType | null;
  readonly productId: number | null;
  readonly title: string;
  readonly data: Body;
  readonly before: Body;
  readonly state: SubmissionState;
  readonly saves: number;
  readonly note: string | null;
  readonly taken: readonly string[] | null;
  readonly savedAt: Date;
  readonly decidedAt: Date | null;
}

const head = sql`p.id, p.document_id as "documentId", p.partner_id as partner, p.content_type as type, p.entry,
  p.product_type as "productType", p.product_id as "productId", p.title, p.state, p.saves, p.note, p.taken,
  p.saved_at as "savedAt", p.decided_at as "decidedAt"`;
const columns = sql`${head}, p.data, p.before`;

/** The columns that a save of a submission writes. */
interface SubmissionValues {
  readonly partner: number;
  readonly type: string;
  readonly title: string;
  readonly data: Body;
  readonly before: Body;
  readonly state: 'draft' | 'open';
  readonly now: Date;
}

/** Inserts a submission; undefined if the form has created one already. */
export async function insertSubmission(
  db: Database,
  values: SubmissionValues & { readonly entry: string | null; readonly listing: Listing | null; readonly form: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ documentId: string }>`
    insert into submissions
      (partner_id, content_type, entry, product_type, product_id, title, data, before, state, form, saved_at)
    values (${values.partner}, ${values.type}, ${values.entry}, ${values.listing?.type ?? null}, ${values.listing?.productId ?? null},
      ${values.title}, ${JSON.stringify(values.data)}, ${JSON.stringify(values.before)}, ${values.state}, ${values.form},
      ${values.now})
    on conflict (partner_id, form) do nothing returning document_id as "documentId"`.execute(db);
  return rows[0]?.documentId;
}

/** Saves a submission again: it is open, or still a draft. */
export async function rewriteSubmission(db: Database, id: number, values: SubmissionValues): Promise<void> {
  await sql`update submissions set title = ${values.title}, data = ${JSON.stringify(values.data)},
      before = ${JSON.stringify(values.before)}, state = ${values.state}, saves = saves + 1, saved_at = ${values.now},
      note = null, decided_by = null, decided_at = null
    where id = ${id}`.execute(db);
}

/** The open submission of a partner for an entry; locked until the transaction ends if it will be rewritten. */
export async function lockOpenForEntry(
  db: Database,
  of: { readonly partner: number; readonly type: string; readonly entry: string },
  { lock = false } = {},
): Promise<Submission | undefined> {
  const { rows } = await sql<Submission>`
    select ${columns} from submissions p
    where p.partner_id = ${of.partner} and p.content_type = ${of.type} and p.entry = ${of.entry} and p.state <> 'accepted'
    ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/** The submission with that document id, optionally of that partner only; locked until the transaction ends. */
export async function lockSubmission(
  db: Database,
  { documentId, partner }: { readonly documentId: string; readonly partner?: number },
): Promise<Submission | undefined> {
  const own = partner === undefined ? sql`true` : sql`p.partner_id = ${partner}`;
  const { rows } = await sql<Submission>`
    select ${columns} from submissions p where p.document_id = ${documentId} and ${own} for update`.execute(db);
  return rows[0];
}

/** The same for display, with its partner. */
export async function findSubmission(
  db: Database,
  documentId: string,
): Promise<(Submission & { partnerName: string; email: string }) | undefined> {
  const { rows } = await sql<Submission & { partnerName: string; email: string }>`
    select ${columns}, o.name as "partnerName", o.email from submissions p join partners o on o.id = p.partner_id
    where p.document_id = ${documentId}`.execute(db);
  return rows[0];
}

export interface ListedSubmission extends Omit<Submission, 'data' | 'before'> {
  readonly partnerName: string;
}

/** Submissions in that state, open ones oldest first, others newest first, following `after`. */
export async function findSubmissions(
  db: Database,
  { state, after, limit }: { state: SubmissionState; after: number | undefined; limit: number },
): Promise<ListedSubmission[]> {
  const [compared, order] = state === 'open' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const { rows } = await sql<ListedSubmission>`
    select ${head}, o.name as "partnerName" from submissions p join partners o on o.id = p.partner_id
    where p.state = ${state} and ${after === undefined ? sql`true` : sql`p.id ${compared} ${after}::int`}
    order by p.id ${order} limit ${limit}`.execute(db);
  return rows;
}

/** Submissions of a partner, newest first. */
export async function findPartnerSubmissions(
  db: Database,
  { partner, after, limit }: { partner: number; after: number | undefined; limit: number },
): Promise<Omit<ListedSubmission, 'partnerName'>[]> {
  const { rows } = await sql<Omit<ListedSubmission, 'partnerName'>>`
    select ${head} from submissions p
    where p.partner_id = ${partner} and ${after === undefined ? sql`true` : sql`p.id < ${after}::int`}
    order by p.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Number of open submissions of a partner. */
export async function countOpen(db: Database, partner: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from submissions where partner_id = ${partner} and state <> 'accepted'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stores the decision and, for a new entry, its document id. */
export async function decideSubmission(
  db: Database,
  id: number,
  values: {
    readonly state: 'accepted' | 'returned';
    readonly note: string | null;
    readonly taken: readonly string[] | null;
    readonly entry: string | null;
    readonly listing: Listing | null;
    readonly by: string;
    readonly now: Date;
  },
): Promise<void> {
  await sql`update submissions set state = ${values.state}, note = ${values.note}, taken = ${values.taken}::text[],
      entry = coalesce(entry, ${values.entry}), product_type = coalesce(product_type, ${values.listing?.type ?? null}),
      product_id = coalesce(product_id, ${values.listing?.productId ?? null}), decided_by = ${values.by}, decided_at = ${values.now}
    where id = ${id}`.execute(db);
}

export async function deleteSubmission(db: Database, id: number): Promise<void> {
  await sql`delete from submissions where id = ${id}`.execute(db);
}

/** The partner with that sign-in address, locked until the transaction ends. */
export async function lockPartner(
  db: Database,
  email: string,
): Promise<{ id: number; name: string; newKinds: readonly string[] } | undefined> {
  const { rows } = await sql<{ id: number; name: string; newKinds: string[] }>`
    select id, name, new_kinds as "newKinds" from partners where email = ${email} for update`.execute(db);
  return rows[0];
}

/** Whether that listing currently belongs to the partner. */
export async function isOwner(db: Database, partner: number, { type, productId }: Listing): Promise<boolean> {
  const { rows } = await sql`
    select from product_partners
    where partner_id = ${partner} and product_type = ${type} and product_id = ${productId} and until is null`.execute(
    db,
  );
  return rows.length > 0;
}

/** Sets the product types of which a partner may submit new listings. */
export async function setNewKinds(db: Database, partner: number, kinds: readonly string[]): Promise<void> {
  await sql`update partners set new_kinds = ${kinds}::text[] where id = ${partner}`.execute(db);
}
