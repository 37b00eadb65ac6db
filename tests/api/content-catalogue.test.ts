import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../database/sample/load-catalogue.ts';
import { loadSampleOnce } from '../../database/sample/sample.ts';
import { addMissingSettings } from '../../service/catalog/settings/add-missing-settings.ts';
import { defaultSettings } from '../../service/catalog/settings/default-settings.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { clock } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { smallCatalogue } from '../small-catalogue.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

async function counts(): Promise<Record<string, number>> {
  const { rows } = await harness.database.pool.query<{ name: string; n: number }>(
    ['media', 'sellables', 'stays', 'attractions', 'tour_packages', 'car_rentals', 'time_slots', 'reviews', 'languages']
      .map((table) => `select '${table}' as name, count(*)::int as n from ${table}`)
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

describe('the catalogue', () => {
  test('is loaded once however often it is loaded', async () => {
    const before = await counts();
    expect(before).toMatchObject({ stays: 3, attractions: 2, tour_packages: 2, car_rentals: 2, sellables: 10 });
    const again = await loadCatalogue(harness.database.db, smallCatalogue, harness.clock.now);
    expect(again).toEqual({ stays: 0, attractions: 0, tours: 0, cars: 0 });
    expect(await counts()).toEqual(before);
  });

  test('grows by its new entries', async () => {
    const [first] = smallCatalogue.cars ?? [];
    if (!first) throw new Error('no car');
    const more = { ...smallCatalogue, cars: [...(smallCatalogue.cars ?? []), { ...first, slug: 'second-sedan' }] };
    expect(await loadCatalogue(harness.database.db, more, harness.clock.now)).toMatchObject({ stays: 0, cars: 1 });
    const { body } = await harness.call('GET', '/api/car-rentals?filters[slug]=second-sedan&populate=guest_reviews');
    expect(body.data[0]).toMatchObject({ vehicles: 4, rating: 4, reviews: 1, guest_reviews: [{ Name: 'Dev Anand' }] });
  });

  test('is loaded with what its entries say in other languages', async () => {
    const [first] = smallCatalogue.cars ?? [];
    if (!first) throw new Error('no car');
    const translated = (slug: string) => ({
      language: 'hi',
      kind: 'cars' as const,
      slug,
      path: '',
      texts: { AC: 'एसी' },
    });
    const more = {
      ...smallCatalogue,
      cars: [{ ...first, slug: 'third-sedan' }],
      translations: [translated('third-sedan'), translated('not-loaded')],
    };
    await loadCatalogue(harness.database.db, more, harness.clock.now);
    const { rows } = await harness.database.pool.query(
      `select c.slug, t.language, t.source, t.text from content_translations t
       left join car_rentals c on c.document_id = t.document_id and t.subject_type = 'car-rental'`,
    );
    expect(rows).toEqual([{ slug: 'third-sedan', language: 'hi', source: 'AC', text: 'एसी' }]);
  });

  test('a product is closed on the yearly dates and weekdays in its file', async () => {
    const [tour] = smallCatalogue.tours ?? [];
    if (!tour) throw new Error('no tour');
    const summer = { closed: [['11-01', '04-30']] as [string, string][], closedOn: ['Monday' as const] };
    const yatra = { ...tour, slug: 'summer-yatra', ...summer };
    await loadCatalogue(harness.database.db, { ...smallCatalogue, tours: [yatra] }, harness.clock.now);
    const open = async (month: string) => {
      const { body } = await harness.call('GET', `/api/tour-packages/summer-yatra/calendar?month=${month}`);
      return body.data.filter(({ closed }: { closed: boolean }) => !closed).length;
    };
    // five of its days are Mondays
    expect([await open('2026-12'), await open('2027-04'), await open('2027-05')]).toEqual([0, 0, 26]);
  });

  test('is all or nothing', async () => {
    const before = await counts();
    const [tour] = smallCatalogue.tours ?? [];
    if (!tour) throw new Error('no tour');
    const broken = { ...smallCatalogue, tours: [{ ...tour, slug: 'nowhere', destination: 'atlantis' }] };
    await expect(loadCatalogue(harness.database.db, broken, harness.clock.now)).rejects.toThrow('atlantis');
    expect(await counts()).toEqual(before);
  });

  test('reports the file and field that are invalid, and loads nothing', async () => {
    const before = await counts();
    const [lake, ...others] = smallCatalogue.stays;
    if (!lake) throw new Error('no stay');
    const rooms = lake.room_types.map((room) => ({ ...room, MaxGuests: 0 }));
    const broken = { ...smallCatalogue, stays: [...others, { ...lake, slug: 'other-house', room_types: rooms }] };
    await expect(loadCatalogue(harness.database.db, broken, harness.clock.now)).rejects.toThrow(
      'stays/nainital/other-house.json: room_types.0: MaxGuests must be greater than or equal to 1',
    );
    expect(await counts()).toEqual(before);
  });

  test('of the sample is not loaded into a site with content', async () => {
    expect(await loadSampleOnce(harness.database.db, harness.clock.now)).toBeUndefined();
  });
});

describe('the settings', () => {
  test('are the specified ones until changed', async () => {
    expect(await readSettings(harness.ctx())).toEqual(defaultSettings);
  });

  test('are the operator’s, and an invalid one falls back to the default', async () => {
    const { db } = harness.database;
    const store = (key: string, value: unknown) =>
      db
        .updateTable('settings')
        .set({ value: JSON.stringify(value) })
        .where('key', '=', key)
        .execute();
    await store('contact', { ...defaultSettings.contact, phone: '+91 135 000 0000' });
    await store('hero', { variant: 'fireworks' });
    const { contact, hero } = await readSettings(harness.ctx());
    expect(contact.phone).toBe('+91 135 000 0000');
    expect(hero).toEqual({ variant: 'search' });
  });

  test('that are missing are added at the start, and the others are kept', async () => {
    const { db } = harness.database;
    await db.deleteFrom('settings').where('key', '=', 'testimonials').execute();
    await addMissingSettings({ db, now: harness.clock.now, viewer: clock });
    const { contact, testimonials } = await readSettings(harness.ctx());
    expect(testimonials).toEqual(defaultSettings.testimonials);
    expect(contact.phone).toBe('+91 135 000 0000');
    expect((await harness.call('GET', '/api/settings?filters[key]=testimonials')).body.data).toHaveLength(1);
  });
});
