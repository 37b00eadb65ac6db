import { sql } from 'kysely';
import type { ProductType } from '../../catalog/kinds.ts';
import type { Database } from '../../platform/context.ts';
import type { Body, Listing, ProposalState } from './proposal.ts';

export interface Proposal {
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
  readonly state: ProposalState;
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

/** What is said of a proposal when it is written. */
interface Written {
  readonly partner: number;
  readonly type: string;
  readonly title: string;
  readonly data: Body;
  readonly before: Body;
  readonly now: Date;
}

/** Writes a new one; undefined when that form has made one already. */
export async function insertProposal(
  db: Database,
  given: Written & { readonly entry: string | null; readonly listing: Listing | null; readonly form: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ documentId: string }>`
    insert into proposals (partner_id, content_type, entry, product_type, product_id, title, data, before, form, saved_at)
    values (${given.partner}, ${given.type}, ${given.entry}, ${given.listing?.type ?? null}, ${given.listing?.productId ?? null},
      ${given.title}, ${JSON.stringify(given.data)}, ${JSON.stringify(given.before)}, ${given.form}, ${given.now})
    on conflict (partner_id, form) do nothing returning document_id as "documentId"`.execute(db);
  return rows[0]?.documentId;
}

/** Writes one again: it waits for the site again. */
export async function rewriteProposal(db: Database, id: number, given: Written): Promise<void> {
  await sql`update proposals set title = ${given.title}, data = ${JSON.stringify(given.data)},
      before = ${JSON.stringify(given.before)}, state = 'open', saves = saves + 1, saved_at = ${given.now},
      note = null, decided_by = null, decided_at = null
    where id = ${id}`.execute(db);
}

/** What of a partner's still waits, of an entry; locked until the transaction ends where it is written again. */
export async function openOfEntry(
  db: Database,
  of: { readonly partner: number; readonly type: string; readonly entry: string },
  { lock = false } = {},
): Promise<Proposal | undefined> {
  const { rows } = await sql<Proposal>`
    select ${columns} from proposals p
    where p.partner_id = ${of.partner} and p.content_type = ${of.type} and p.entry = ${of.entry} and p.state <> 'accepted'
    ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/** The proposal of that documentId, of that partner alone where one is given; locked until the transaction ends. */
export async function lockProposal(
  db: Database,
  { documentId, partner }: { readonly documentId: string; readonly partner?: number },
): Promise<Proposal | undefined> {
  const own = partner === undefined ? sql`true` : sql`p.partner_id = ${partner}`;
  const { rows } = await sql<Proposal>`
    select ${columns} from proposals p where p.document_id = ${documentId} and ${own} for update`.execute(db);
  return rows[0];
}

/** The same, to be shown, with who proposes it. */
export async function findProposal(
  db: Database,
  documentId: string,
): Promise<(Proposal & { partnerName: string; email: string }) | undefined> {
  const { rows } = await sql<Proposal & { partnerName: string; email: string }>`
    select ${columns}, o.name as "partnerName", o.email from proposals p join partners o on o.id = p.partner_id
    where p.document_id = ${documentId}`.execute(db);
  return rows[0];
}

export interface ListedProposal extends Omit<Proposal, 'data' | 'before'> {
  readonly partnerName: string;
}

/** Proposals in that state, those that wait the oldest first, the others the latest first, from behind `after`. */
export async function findProposals(
  db: Database,
  { state, after, limit }: { state: ProposalState; after: number | undefined; limit: number },
): Promise<ListedProposal[]> {
  const [compared, order] = state === 'open' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const { rows } = await sql<ListedProposal>`
    select ${head}, o.name as "partnerName" from proposals p join partners o on o.id = p.partner_id
    where p.state = ${state} and ${after === undefined ? sql`true` : sql`p.id ${compared} ${after}::int`}
    order by p.id ${order} limit ${limit}`.execute(db);
  return rows;
}

/** What a partner has proposed, the latest first. */
export async function proposalsOf(
  db: Database,
  { partner, after, limit }: { partner: number; after: number | undefined; limit: number },
): Promise<Omit<ListedProposal, 'partnerName'>[]> {
  const { rows } = await sql<Omit<ListedProposal, 'partnerName'>>`
    select ${head} from proposals p
    where p.partner_id = ${partner} and ${after === undefined ? sql`true` : sql`p.id < ${after}::int`}
    order by p.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many of a partner's wait. */
export async function countOpen(db: Database, partner: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from proposals where partner_id = ${partner} and state <> 'accepted'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Says how it was decided; of a new entry, which it became. */
export async function decideProposal(
  db: Database,
  id: number,
  given: {
    readonly state: 'accepted' | 'returned';
    readonly note: string | null;
    readonly taken: readonly string[] | null;
    readonly entry: string | null;
    readonly listing: Listing | null;
    readonly by: string;
    readonly now: Date;
  },
): Promise<void> {
  await sql`update proposals set state = ${given.state}, note = ${given.note}, taken = ${given.taken}::text[],
      entry = coalesce(entry, ${given.entry}), product_type = coalesce(product_type, ${given.listing?.type ?? null}),
      product_id = coalesce(product_id, ${given.listing?.productId ?? null}), decided_by = ${given.by}, decided_at = ${given.now}
    where id = ${id}`.execute(db);
}

export async function deleteProposal(db: Database, id: number): Promise<void> {
  await sql`delete from proposals where id = ${id}`.execute(db);
}

/** The partner who signs in with that address, held until the transaction ends. */
export async function lockPartner(
  db: Database,
  email: string,
): Promise<{ id: number; name: string; newKinds: readonly string[] } | undefined> {
  const { rows } = await sql<{ id: number; name: string; newKinds: string[] }>`
    select id, name, new_kinds as "newKinds" from partners where email = ${email} for update`.execute(db);
  return rows[0];
}

/** Whether that listing is the partner's now. */
export async function isOwner(db: Database, partner: number, { type, productId }: Listing): Promise<boolean> {
  const { rows } = await sql`
    select from product_partners
    where partner_id = ${partner} and product_type = ${type} and product_id = ${productId} and until is null`.execute(
    db,
  );
  return rows.length > 0;
}

/** Says of which kinds a partner may propose listings. */
export async function setNewKinds(db: Database, partner: number, kinds: readonly string[]): Promise<void> {
  await sql`update partners set new_kinds = ${kinds}::text[] where id = ${partner}`.execute(db);
}
