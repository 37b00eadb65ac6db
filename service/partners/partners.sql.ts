import { sql } from 'kysely';
import type { ProductType } from '../catalog/kinds.ts';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';

export interface Partner {
  readonly id: number;
  readonly documentId: string;
  readonly name: string;
  readonly email: string;
  /** Product types of which the partner may submit new listings. */
  readonly newKinds: readonly string[];
}

const columns = ['id', 'document_id as documentId', 'name', 'email', 'new_kinds as newKinds'] as const;

/** Inserts a partner; undefined if the address belongs to one already. */
export function insertPartner(
  db: Database,
  { name, email, now }: { name: string; email: string; now: Date },
): Promise<Partner | undefined> {
  return db
    .insertInto('partners')
    .values({ name, email, created_at: now })
    .onConflict((taken) => taken.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export function findPartner(
  db: Database,
  by: { documentId: string } | { email: string },
): Promise<Partner | undefined> {
  return db
    .selectFrom('partners')
    .select(columns)
    .where((is) => ('email' in by ? is('email', '=', by.email) : is('document_id', '=', by.documentId)))
    .executeTakeFirst();
}

/** All partners by name. */
export function allPartners(db: Database): Promise<Partner[]> {
  return db.selectFrom('partners').select(columns).orderBy('name').orderBy('id').execute();
}

/** Back-office role of the person with that address. */
export async function roleOf(db: Database, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ role: string }>`select role from colleagues where email = ${email}`.execute(db);
  return rows[0]?.role;
}

export interface ListedPartner extends Partner {
  /** The partner has accepted the invitation. */
  readonly joined: boolean;
  readonly products: number;
}

/** Partners by name, following `after`; `text`: part of a name or an address. */
export async function findPartners(
  db: Database,
  search: { text: string | undefined; after: { name: string; id: number } | undefined; limit: number },
): Promise<ListedPartner[]> {
  const part = search.text && `%${search.text.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ListedPartner>`
    select p.id, p.document_id as "documentId", p.name, p.email, p.new_kinds as "newKinds",
      exists (select from colleagues c where c.email = p.email and c.role = 'partner') as joined,
      (select count(*)::int from product_partners o where o.partner_id = p.id and o.until is null) as products
    from partners p
    where ${part ? sql`(p.name ilike ${part} or p.email ilike ${part})` : sql`true`}
      and ${search.after ? sql`(p.name, p.id) > (${search.after.name}, ${search.after.id}::int)` : sql`true`}
    order by p.name, p.id limit ${search.limit}`.execute(db);
  return rows;
}

/** The time during which a product belonged to a partner: from `since` to the day before `until`. */
export interface Ownership {
  readonly type: ProductType;
  readonly productId: number;
  readonly since: Day;
  readonly until: Day | null;
}

/** All current and former products of a partner. */
export async function ownershipsOf(db: Database, partner: number): Promise<Ownership[]> {
  const { rows } = await sql<Ownership>`
    select product_type as type, product_id as "productId", since::text, until::text
    from product_partners where partner_id = ${partner} order by id`.execute(db);
  return rows;
}

/** All current and former products of all partners, with their partner. */
export async function ownershipsOfAll(db: Database): Promise<
  (Omit<Ownership, 'productId'> & {
    readonly partner: number;
    readonly name: string;
    readonly productIds: readonly number[];
  })[]
> {
  const { rows } = await sql<
    Omit<Ownership, 'productId'> & { partner: number; name: string; productIds: readonly number[] }
  >`
    select o.product_type as type, json_agg(o.product_id) as "productIds", o.since::text, o.until::text, p.id as partner, p.name
    from product_partners o join partners p on p.id = o.partner_id
    group by p.id, o.product_type, o.since, o.until`.execute(db);
  return rows;
}

/** The current partner of a product, locked until the transaction ends. */
export function lockOwner(db: Database, { type, productId }: { type: ProductType; productId: number }) {
  return db
    .selectFrom('product_partners')
    .innerJoin('partners', 'partners.id', 'partner_id')
    .select(['product_partners.id', 'partner_id as partner', 'partners.name'])
    .where('product_type', '=', type)
    .where('product_id', '=', productId)
    .where('until', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Assigns a product to a partner; false if it belongs to a partner already. */
export async function insertOwner(
  db: Database,
  own: { partner: number; type: ProductType; productId: number; since: Day },
): Promise<boolean> {
  const { rows } = await sql`
    insert into product_partners (partner_id, product_type, product_id, since)
    values (${own.partner}, ${own.type}, ${own.productId}, ${own.since})
    on conflict (product_type, product_id) where until is null do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function endOwner(db: Database, id: number, until: Day): Promise<void> {
  await db.updateTable('product_partners').set({ until }).where('id', '=', id).execute();
}

/** The current partner of each product. */
export async function ownersOf(
  db: Database,
  products: readonly { readonly type: ProductType; readonly productId: number }[],
): Promise<{ type: ProductType; productId: number; partner: string }[]> {
  const { rows } = await sql<{ type: ProductType; productId: number; partner: string }>`
    select o.product_type as type, o.product_id as "productId", p.name as partner
    from product_partners o join partners p on p.id = o.partner_id
      join unnest(${products.map(({ type }) => type)}::text[], ${products.map(({ productId }) => productId)}::int[]) as w(type, id)
        on w.type = o.product_type and w.id = o.product_id
    where o.until is null`.execute(db);
  return rows;
}
