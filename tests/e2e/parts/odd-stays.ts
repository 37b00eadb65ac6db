import { canOperate, query } from './operator.ts';

const long = 'Grand Riverside Heritage Retreat of the Thousand Lamps ';
const tags = '<script>alert("taken in")</script><img src=x onerror=alert(1)>';

const written = `## The way here
- by **boat**, see [the times](https://example.in/times)
- [on foot](javascript:alert(3))`;

export const oddStays = {
  /** A stay without any optional data. */
  bare: { slug: 'odd-bare-house', name: 'Bare House' },
  /** A stay with the maximum of everything, and hostile texts. */
  full: { slug: 'odd-full-house', name: long.repeat(4).slice(0, 190).trim(), word: 'Rhododendron'.repeat(9), tags },
  /** A stay that is sold out every night. */
  sold: { slug: 'odd-sold-out-inn', name: 'Sold-Out Inn' },
} as const;

async function publish(slug: string, name: string, location: string, photos: number): Promise<void> {
  await query(
    `insert into stays (slug, name, location, description, type, price_paise, search_text, published_at)
     values ($1, $2, $3, $4, 'Lodges', 250000, replace($1, '-', ' '), now())`,
    [slug, name, location, `${tags}\n\nA second paragraph\nin two lines.\n\n${written}`],
  );
  await query(
    `insert into stay_images (stay_id, media_id, position)
       select s.id, m.id, row_number() over (order by m.id) - 1
       from stays s, (select id from media order by id limit $2::int) m where s.slug = $1`,
    [slug, photos],
  );
}

async function addRooms(slug: string, names: readonly string[], units: number): Promise<void> {
  for (const name of names) {
    await query(
      `with sellable as (insert into sellables (product_type, units) values ('stay', $3::int) returning id)
       insert into room_types (stay_id, sellable_id, name, price_paise, max_guests, description, bed_configuration)
       select stays.id, sellable.id, $2, 250000, 2, '', '' from stays, sellable where stays.slug = $1`,
      [slug, name, units],
    );
  }
}

/** Publishes them again. */
export async function publishOddStays(): Promise<void> {
  if (!canOperate) return;
  await removeOddStays();
  const { bare, full, sold } = oddStays;
  await publish(bare.slug, bare.name, 'Tapovan, Rishikesh', 0);
  await publish(sold.slug, sold.name, 'Tapovan, Rishikesh', 3);
  await addRooms(sold.slug, ['Attic', 'Cellar'], 0);
  await publish(full.slug, full.name, full.word, 60);
  await addRooms(full.slug, [long.repeat(3).trim(), full.word], 3);
  await query(
    `insert into house_rules (stay_id, check_in_time, check_out_time, pets_policy, children_policy)
     select id, '14:00', '11:00', to_jsonb($2::text), $3::jsonb from stays where slug = $1`,
    [
      full.slug,
      `${full.word} ${tags}\nSecond line`,
      JSON.stringify([
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: tags },
            { type: 'link', url: 'javascript:alert(2)', children: [{ type: 'text', text: 'a trap' }] },
            { type: 'link', url: 'https://example.in/', children: [{ type: 'text', text: 'a way' }] },
          ],
        },
      ]),
    ],
  );
  await query(
    `insert into faqs (stay_id, question, answer)
       select id, $2 || ' ' || n, $2 || E'\\n' || $3 from stays, generate_series(1, 9) n where slug = $1`,
    [full.slug, tags, full.word],
  );
  await query(
    `insert into nearby_places (stay_id, name, type, description, distance, walking_time)
       select id, $2, 'other', '', n, '' from stays, generate_series(1, 12) n where slug = $1`,
    [full.slug, full.word],
  );
  await query(
    `insert into reviews (stay_id, name, rating, comment, verified, created_at)
       select id, $2, 1 + n % 5, $3, n = 1, now() - n * interval '1 day'
       from stays, generate_series(1, 30) n where slug = $1`,
    [full.slug, `😀 ${full.word}`, `${tags} ${'A long story. '.repeat(60)}The end of it.`],
  );
}

export async function removeOddStays(): Promise<void> {
  if (!canOperate) return;
  await query('delete from stays where slug = any($1::text[])', [Object.values(oddStays).map(({ slug }) => slug)]);
}
