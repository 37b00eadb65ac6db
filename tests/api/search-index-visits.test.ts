import { expect, test } from 'vitest';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import { parseExperienceSearch, tourCategories } from '../../service/catalog/experiences/experience-search.ts';
import { today } from '../../service/core/day.ts';
import { askDatabase } from '../../service/search/database/ask-database.sql.ts';
import { askIndex } from '../../service/search/in-process/ask-index.ts';
import { resolveQuestion } from '../../service/search/question/question.ts';
import { places, siteToSearch } from '../search-index.ts';

const site = siteToSearch();
const { below, one, run, rowsOf } = site;

/** 16 attractions and as many tours with up to three times, of which some are parts of a day only, and what is said of days. */
async function growVisits(): Promise<void> {
  await run(`insert into languages (name, code, published_at) select n, lower(left(n, 2)), now()
    from unnest(array['Tamil', 'Odia', 'Bangla']) as n on conflict do nothing`);
  for (const [type, table, key] of [
    ['attraction', 'attractions', 'attraction_id'],
    ['tour-package', 'tour_packages', 'tour_package_id'],
  ])
    for (let at = 0; at < 16; at++) {
      const { rows } = await run(
        `with s as (insert into sellables (product_type, units) values ($1, $4) returning id)
         insert into ${table} (slug, name, location, description, search_text, destination_id, sellable_id, duration, price_paise,
           rating, reviews, free_cancel, latitude, longitude, published_at, available_ticket_types ${type === 'attraction' ? '' : ', type, private_tour'})
         select $2, $2, $3, 'A visit.', lower(concat_ws(' ', $2::text, $3::text)), d.id, s.id, $5, $6, $7, $8, $9, $10, $11, now(), '[]'
           ${type === 'attraction' ? '' : `, (array['adventure', 'pilgrimage', 'wildlife'])[1 + $8 % 3], $8 % 2 = 0`}
         from s join destinations d on d.slug = $12 returning id, sellable_id`,
        [
          type,
          `${type}-${at}`,
          one(places),
          below(9),
          one(['1 hour', '3 hours', '2 days', '6 days']),
          (100 + below(9_000)) * 100,
          below(51) / 10,
          below(40),
          below(2) === 0,
          8 + below(25),
          70 + below(25),
          one(places),
        ],
      );
      const { id } = rows[0];
      for (const [name, times] of one([
        [],
        [
          ['Evening', ['17:30']],
          ['Morning', []],
        ],
        [
          ['Early', ['09:30', '11:00']],
          ['Late', ['14:00']],
        ],
      ]))
        await run(`insert into time_slots (${key}, name, available_times) values ($1, $2, $3)`, [id, name, times]);
      if (type !== 'attraction') continue;
      await run(
        `insert into attraction_languages (attraction_id, language_id, position) select $1, id, id from languages where (id + $1) % 4 = 0`,
        [id],
      );
      await run(
        `insert into attraction_popular_filters (attraction_id, popular_filter_id, position)
         select $1, id, id from popular_filters where (id + $1) % 3 = 0`,
        [id],
      );
    }
  const visits = `select s.* from sellables s where s.product_type in ('attraction', 'tour-package')`;
  await run(
    `insert into allotments (sellable_id, day, slot, capacity, own_capacity, taken, price_paise, closed)
     select distinct on (v.id, x.day, x.at) v.id, date '2026-11-25' + x.day, v.slots[1 + x.at % cardinality(v.slots)], x.units, x.units,
       least(x.units, x.taken), x.price, x.closed
     from jsonb_to_recordset($1::jsonb) as x(at int, day int, units int, taken int, price bigint, closed boolean)
       join lateral (${visits} order by 1 offset x.at % 32 limit 1) v on true
     on conflict do nothing`,
    rowsOf(250, () => ({
      day: below(12),
      units: below(9),
      taken: below(5),
      price: one([null, null, 5_000, 700_000]),
      closed: one([null, null, true]),
    })),
  );
  await run(`insert into seasons (sellable_id, name, first_day, last_day, weekdays, percent, min_stay, capacity)
    select v.id, 'Season', date '2026-11-25' + v.id % 10, date '2026-12-06', 127, 80 + v.id % 90, 1 + v.id % 3, nullif(v.id % 5, 0)
    from (${visits}) v where v.id % 3 = 0`);
  await run(
    `update time_slots set first_day = '2026-11-28', last_day = '2026-12-02', every_year = id % 2 = 0 where id % 5 = 0`,
  );
  await run(
    `update sellables set cut_off_hours = id % 50 where product_type in ('attraction', 'tour-package') and id % 4 = 0`,
  );
}

test('and so every search of attractions and tours, whose stock is their times', async () => {
  await growVisits();
  const seen = { found: 0, soldOut: 0, narrowed: 0 };
  const changes = [
    `update time_slots set available_times = array['08:00', '16:30'] where id % 3 = 0`,
    `delete from time_slots where id % 4 = 0`,
    `update time_slots set name = 'Afternoon' where available_times = '{}'`,
    `update languages set name = name || ' too', published_at = null where id % 3 = 0`,
    `delete from attraction_languages where attraction_id % 3 = 0`,
    `update popular_filters set published_at = null where code = 'skip_line'`,
    `update tour_packages set type = 'cultural', price_paise = price_paise + 5000 where id % 3 = 0`,
    `update attractions set rating = 4.5, duration = '30 hours', location = 'munnar' where id % 4 = 0`,
    `delete from attraction_popular_filters where attraction_id % 2 = 0`,
  ];
  for (let time = 0; time < 96; time++) {
    const type: ExperienceType = below(2) === 0 ? 'attraction' : 'tour-package';
    const text = new URLSearchParams({
      ...(below(10) < 7 && { date: new Date(Date.UTC(2026, 10, 25 + below(12))).toISOString().slice(0, 10) }),
      ...(below(2) === 0 && { guests: String(1 + below(8)) }),
      ...(below(4) === 0 && { time: one(['morning', 'afternoon', 'evening']) }),
      ...(below(6) === 0 && { language: one(['ta', 'od', 'hi', 'xx']) }),
      ...(below(6) === 0 && { duration: one(['under-2', '2-4', '1-3-days']) }),
      ...(below(6) === 0 && { popular: one(['skip-the-line', 'free-cancellation', 'private-tour']) }),
      ...(below(9) === 0 && { area: '70,8,88,25' }),
      sort: one(['recommended', 'price-low', 'price-high', 'rating']),
    });
    const category = type === 'attraction' || below(3) > 0 ? null : one(tourCategories).type;
    const place = one(['', '', '', ...places, 'attraction-3', 'kerala tour']);
    const search = parseExperienceSearch({ type, place, category }, text, today(site.harness.clock.now));
    const list = experienceLists[type];
    const question = await resolveQuestion(site.harness.ctx(), list, { ...search, pageSize: one([4, 100]) });
    const answer = await askDatabase(site.harness.database.db, list, question);
    expect(await askIndex(site.harness.ctx(), list, question), `${type} ${place} ${category} ${text}`).toEqual(answer);
    seen.found += answer.total;
    seen.soldOut += answer.soldOut;
    seen.narrowed += answer.total > 0 && text.has('time') && text.has('date') ? 1 : 0;
    if (time % 9 === 8) await run(changes.pop() ?? 'select');
    // times of today go by
    if (time === 48) site.harness.clock.advance(5 * 3_600_000);
  }
  site.harness.clock.advance(-5 * 3_600_000);
  // stock is read at the current time
  await run('update tour_packages set rating = rating');
  expect(seen.found).toBeGreaterThan(200);
  expect(seen.soldOut).toBeGreaterThan(25);
  expect(seen.narrowed).toBeGreaterThan(3);
});
