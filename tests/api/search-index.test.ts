import { expect, test } from 'vitest';
import { carList } from '../../service/catalog/car-rentals/car-list.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { india2025 } from '../../service/catalog/settings/default-settings.ts';
import type { StayFees } from '../../service/catalog/settings/stay-fees.ts';
import { taxRules } from '../../service/catalog/settings/tax-rules.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { today } from '../../service/core/day.ts';
import { askDatabase } from '../../service/search/database/ask-database.sql.ts';
import { askIndex } from '../../service/search/in-process/ask-index.ts';
import { resolveQuestion } from '../../service/search/question/question.ts';
import { siteToSearch } from '../search-index.ts';

const site = siteToSearch();
const { below, one, run, addRoom, sayDays, saySeasons, search, compare } = site;

test('the index answers every search of stays as the database does', async () => {
  const seen = await compare(70);
  // no table of nothing
  expect(seen.found).toBeGreaterThan(250);
  expect(seen.soldOut).toBeGreaterThan(15);
  expect(seen.filtered).toBeGreaterThan(1);
});

test('both sort by the total on the card, by every type, band and fee', async () => {
  const ctx = site.harness.ctx();
  const india = taxRules.parse(india2025.rules);
  // below a limit nights are taxed more, so that some cheaper stays have a higher total
  const falling = india.map((rule) => (rule.to === null ? rule : { ...rule, to: 4_000, percent: 40 }));
  const fees: StayFees = [
    { propertyTypes: ['Hostels', 'Lodges'], cleaning: { amount: 3_000 }, service: { percent: 10, cap: 2_000 } },
    { propertyTypes: ['Villas'], cleaning: { amount: 0 }, service: { percent: 5, cap: 60 } },
  ];
  let reordered = 0;
  for (const rules of [india, falling])
    for (const sort of ['price-low', 'price-high'])
      for (const [nights, rooms] of [
        [1, 1],
        [3, 2],
      ]) {
        const text = `checkIn=2027-06-01&checkOut=2027-06-0${1 + (nights ?? 1)}&rooms=${rooms}&sort=${sort}`;
        for (const pageSize of [3, 10, 100]) {
          const question = await resolveQuestion(ctx, stayList, { ...search(text), pageSize });
          const priced = { ...question, sale: { ...question.sale, taxRules: rules, stayFees: fees } };
          const answer = await askDatabase(ctx.db, stayList, priced);
          expect(await askIndex(ctx, stayList, priced), text).toEqual(answer);
          if (answer.ids.join() !== (await askDatabase(ctx.db, stayList, question)).ids.join()) reordered += 1;
        }
      }
  expect(reordered).toBeGreaterThan(12);
});

test('it does so after each kind of change, at once', async () => {
  const changes = [
    `update stays set type = 'Villas', rating = 9, reviews = 80 where id % 6 = 0`,
    `update stays set published_at = null where id % 11 = 0`,
    `update stays set published_at = now() where published_at is null`,
    `update stays set destination_id = (select id from destinations where slug = 'goa') where id % 5 = 0`,
    `update room_types set price_paise = price_paise + 70000 where id % 3 = 0`,
    `update room_types set published_at = null where id % 8 = 0`,
    `delete from stay_features where stay_id % 4 = 0`,
    `update features set published_at = null where id % 9 = 0`,
    `update stay_facts set couples = 'yes', lift = null, published_at = now() where id % 3 = 0`,
    `delete from stay_facts where id % 4 = 0`,
    `update sellables set units = units + 2 where id % 4 = 0`,
    `update allotments set taken = 0, closed = null where sellable_id % 2 = 0`,
    `delete from allotments a where sellable_id % 5 = 0 and not exists (select from holds h where h.sellable_id = a.sellable_id)`,
    `update seasons set closed = true where id % 3 = 0`,
    `delete from seasons where id % 4 = 0`,
    `update sellables set turnaround_days = 3, cut_off_hours = null where id % 14 = 0`,
    `delete from stays where id % 13 = 0 and slug like 'stay-%'`,
    `truncate seasons`,
  ];
  for (const change of changes) {
    await run(change);
    await compare(2);
  }
  const { rows } = await run(`select id from stays where slug like 'stay-%' order by id limit 5`);
  for (const { id } of rows) await addRoom(id, 'One more');
  await sayDays(30);
  await saySeasons(10);
  expect((await compare(20)).found).toBeGreaterThan(50);
});

test('and so every search of cars', async () => {
  const ctx = site.harness.ctx();
  const seen = { found: 0, soldOut: 0 };
  for (let time = 0; time < 40; time++) {
    const day = (count: number) => new Date(Date.UTC(2026, 10, 25 + count)).toISOString().slice(0, 10);
    const first = below(18);
    const text = new URLSearchParams({
      ...(below(4) > 0 && { pickupDate: day(first), returnDate: day(first + below(4)) }),
      ...(below(5) === 0 && { carType: 'SUV' }),
      ...(below(5) === 0 && { seats: '5' }),
      ...(below(5) === 0 && { rating: '3' }),
      ...(below(5) === 0 && { popular: one(['ac', 'free-cancellation']) }),
      sort: one(['recommended', 'price-low', 'price-high', 'rating']),
    });
    const search = parseCarSearch(one(['all', 'all', 'goa', 'jaipur']), text, today(site.harness.clock.now));
    const question = await resolveQuestion(ctx, carList, search);
    const answer = await askDatabase(ctx.db, carList, question);
    expect(await askIndex(ctx, carList, question), text.toString()).toEqual(answer);
    seen.found += answer.total;
    seen.soldOut += answer.soldOut;
    if (time === 20)
      await run('update car_rentals set price_paise = price_paise + 5000, car_type = $1 where id % 2 = 0', ['SUV']);
  }
  expect(seen.found).toBeGreaterThan(100);
  expect(seen.soldOut).toBeGreaterThan(20);
});
