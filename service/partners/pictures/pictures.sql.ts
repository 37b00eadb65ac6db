import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';

/** Records that these pictures belong to a partner. */
export async function insertOwnPictures(
  db: Database,
  partner: number,
  pictures: readonly { readonly picture: string; readonly bytes: number }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into partner_pictures (picture, partner_id, bytes, at)
    select picture, ${partner}, bytes, ${now}
    from unnest(${pictures.map(({ picture }) => picture)}::text[], ${pictures.map(({ bytes }) => bytes)}::bigint[]) as p(picture, bytes)
  `.execute(db);
}

/** Size of a partner's pictures in bytes. */
export async function storedBytes(db: Database, partner: number): Promise<number> {
  const { rows } = await sql<{ bytes: string | number }>`
    select coalesce(sum(bytes), 0) as bytes from partner_pictures where partner_id = ${partner}`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Document ids of a partner's newest pictures. */
export async function latestPictures(db: Database, partner: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    select picture from partner_pictures where partner_id = ${partner} order by at desc, picture limit ${limit}`.execute(
    db,
  );
  return rows.map(({ picture }) => picture);
}

/** The partner's pictures among these, and whether any was accepted; locked until the transaction ends. */
export async function lockOwnPictures(
  db: Database,
  partner: number,
  pictures: readonly string[],
): Promise<{ picture: string; taken: boolean }[]> {
  const { rows } = await sql<{ picture: string; taken: boolean }>`
    select picture, taken from partner_pictures
    where partner_id = ${partner} and picture = any(${[...pictures]}::text[]) order by picture for update`.execute(db);
  return rows;
}

/** Marks these pictures as accepted with a submission. */
export async function markPicturesAccepted(db: Database, pictures: readonly string[]): Promise<void> {
  await sql`update partner_pictures set taken = true where picture = any(${[...pictures]}::text[])`.execute(db);
}

/** Whether a submission of the partner that is not accepted yet uses the picture. */
export async function isProposed(db: Database, partner: number, picture: string): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`
    select exists (select from submissions where partner_id = ${partner} and state <> 'accepted'
      and strpos(data::text, ${picture}) > 0) as named`.execute(db);
  return rows[0]?.named === true;
}
