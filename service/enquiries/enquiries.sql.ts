import type { Database } from '../platform/context.ts';
import type { Enquiry } from './enquiry.ts';

/** Keeps the enquiry; false when its question has let one in before. */
export async function insertEnquiry(
  db: Database,
  { questionHash, now, ...enquiry }: Enquiry & { questionHash: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('enquiries')
    .values({ ...enquiry, question_hash: questionHash, created_at: now })
    .onConflict((conflict) => conflict.column('question_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEnquiries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('enquiries').where('created_at', '<', before).execute();
}

/** What came from that address, oldest first. */
export function enquiriesOf(db: Database, email: string) {
  return db
    .selectFrom('enquiries')
    .select(['kind', 'name', 'phone', 'subject', 'message', 'created_at as at'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
}

export async function deleteEnquiriesOf(db: Database, email: string): Promise<void> {
  await db.deleteFrom('enquiries').where('email', '=', email).execute();
}

export interface LatestEnquiry {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly subject: string;
  readonly at: Date;
}

/** The newest `most` since then, and how many there are. */
export async function enquiriesSince(
  db: Database,
  since: Date,
  most: number,
): Promise<{ enquiries: LatestEnquiry[]; total: number }> {
  const all = db.selectFrom('enquiries').where('created_at', '>', since);
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const enquiries = await all
    .select(['id', 'kind', 'name', 'subject', 'created_at as at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return { enquiries, total };
}
