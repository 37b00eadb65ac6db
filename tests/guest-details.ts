import { afterAll, beforeAll } from 'vitest';
import { addDays, dayOf } from '../service/core/day.ts';
import { makeBooking } from './changing.ts';
import { readPdf } from './documents.ts';
import { type Harness, startHarness } from './harness.ts';
import { manyBookings, raftItem, setBookingLimits, stayItem } from './travellers.ts';

/** A site with a traveller and the details of their guests. Called at the top of a file. */
export function siteWithGuests() {
  const company = { company: 'Ganga Exports', companyAddress: '4 Fort Road\nMumbai', gstin: '27AAPFU0939F1ZV' };

  let harness: Harness;
  let asha: Awaited<ReturnType<Harness['signUp']>>;
  let ravi: typeof asha;
  beforeAll(async () => {
    harness = await startHarness();
    asha = await harness.signUp('Asha Verma');
    ravi = await harness.signUp('Ravi Iyer');
    await setBookingLimits(harness, manyBookings);
    await harness.database.pool.query("update attractions set asks_names = true where slug = 'ganga-rafting'");
  });
  afterAll(() => harness.close());

  const pathOf = (id: string) => `/api/bookings/${id}/details`;
  const read = async (id: string, token = asha.token) => (await harness.call('GET', pathOf(id), { token })).body.data;
  const saveDetails = (id: string, body: Record<string, unknown>, token = asha.token) =>
    harness.call('POST', pathOf(id), { token, body });
  /** From the version as it is. */
  const sendNow = async (id: string, body: Record<string, unknown>) =>
    saveDetails(id, { version: (await read(id)).version, ...body });
  let trips = 0;
  /** A stay and a trip on the river, on days of their own. */
  const newItems = () => {
    trips += 1;
    const day = addDays(dayOf('2026-12-01'), trips * 4);
    return [stayItem({ selectedDate: day, checkOut: addDays(day, 2) }), raftItem({ selectedDate: day })];
  };
  const trip = (paid = false) => makeBooking(harness, asha.token, newItems(), { paid });
  const at = (time: string) => {
    harness.clock.now = new Date(`${time}+05:30`);
  };
  const documentText = async (id: string, file: string) => {
    const { body } = await harness.call('GET', `/api/bookings/${id}/documents`, { token: asha.token });
    const url = [...body.data.vouchers, ...body.data.invoices, { url: body.data.itinerary }]
      .map((entry: { url: string }) => entry.url)
      .find((address) => address.includes(file));
    const ask = () => harness.app.inject({ url });
    let answer = await ask();
    // the first document starts a thread, for which a busy machine may take too long: a reader asks again
    while (answer.statusCode === 503) answer = await ask();
    return (await readPdf(answer.rawPayload)).text;
  };

  return {
    get harness() {
      return harness;
    },
    get asha() {
      return asha;
    },
    get ravi() {
      return ravi;
    },
    company,
    pathOf,
    read,
    saveDetails,
    sendNow,
    newItems,
    trip,
    at,
    documentText,
  };
}
