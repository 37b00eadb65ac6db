import type { Harness } from '../harness.ts';

/** Stands in everything that no one may see, and nowhere else. */
export const canary = 'kanarienvogel';

/** Puts it into accounts, tokens, drafts, hidden reviews, settings that are not public, and the words of the search. */
export async function hideCanary(harness: Harness): Promise<void> {
  const { pool } = harness.database;
  await harness.signUp(`Asha ${canary}`);
  await pool.query(`update users set phone = $1, address = $1`, [canary]);
  await pool.query(`insert into settings (key, value) values ($1, to_jsonb($1::text))`, [canary]);
  await pool.query(`insert into api_tokens (name, token_hash, scopes, created_at) values ($1, $1, '{}', now())`, [
    canary,
  ]);
  await pool.query(`insert into reviews (stay_id, name, rating, comment, hidden) values (1, $1, 1, $1, true)`, [
    canary,
  ]);
  await pool.query(`insert into reviews (stay_id, name, rating, comment, published_at) values (1, $1, 1, $1, null)`, [
    canary,
  ]);
  for (const table of ['stays', 'attractions', 'tour_packages', 'car_rentals']) {
    await pool.query(`update ${table} set search_text = search_text || ' ${canary}'`);
    // the last of each becomes a draft, with all that is part of it
    await pool.query(
      `update ${table} set name = $1, description = $1, published_at = null where id = (select max(id) from ${table})`,
      [canary],
    );
  }
  const draft = `(select max(id) from stays)`;
  await pool.query(`update room_types set name = $1 || id, description = $1 where stay_id = ${draft}`, [canary]);
  for (const table of ['faqs', 'nearby_places', 'reviews']) {
    const column = { faqs: 'answer', nearby_places: 'description', reviews: 'comment' }[table];
    await pool.query(`update ${table} set ${column} = $1 where stay_id = ${draft}`, [canary]);
  }
  await pool.query(`update languages set name = $1, published_at = null where id = (select max(id) from languages)`, [
    canary,
  ]);
}
