import type { Database } from '../platform/context.ts';
import type { Enquiry } from './enquiry.ts';

/** Stores the enquiry; false if its question was used before. */
export async function insertEnquiry(
  db: Database,
  { questionHash, now, ...enquiry }: Enquiry & { language: string; questionHash: string; now: Date },
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

/** Enquiries from that address, oldest first, with the answers. */
export async function enquiriesOf(db: Database, email: string) {
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['id', 'kind', 'name', 'phone', 'subject', 'message', 'language', 'created_at as at'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  const answers = await db
    .selectFrom('enquiry_entries')
    .innerJoin('enquiries', 'enquiries.id', 'enquiry_id')
    .select(['enquiry_id as of', 'text', 'at'])
    .where('enquiries.email', '=', email)
    .where('enquiry_entries.kind', '=', 'answer')
    .orderBy('enquiry_entries.id')
    .execute();
  return enquiries.map(({ id, ...enquiry }) => ({
    ...enquiry,
    answers: answers.filter(({ of }) => of === id).map(({ text, at }) => ({ text, at })),
  }));
}

export async function deleteEnquiriesOf(db: Database, email: string): Promise<void> {
  await db.deleteFrom('enquiries').where('email', '=', email).execute();
}

/** Stores the id; false if it exists. Waits for another transaction that is storing it. */
export async function insertForm(
  db: Database,
  { id, fingerprint, now }: { id: string; fingerprint: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('sent_forms')
    .values({ id, fingerprint, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function fingerprintOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('sent_forms').select('fingerprint').where('id', '=', id).executeTakeFirst();
  return row?.fingerprint;
}

export async function deleteForms(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('sent_forms').where('created_at', '<', before).execute();
}
