import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { listStockRows } from '../service/catalog/stock-grid/list-stock-rows.ts';
import { showStockDays } from '../service/catalog/stock-grid/show-stock-days.ts';
import { connectChannel } from '../service/channels/connect-channel.ts';
import { fetchChannel } from '../service/channels/fetch-channel.ts';
import { listChannels } from '../service/channels/list-channels.ts';
import { addDays, dayOf } from '../service/core/day.ts';
import { operator } from '../service/core/viewer.ts';
import { type CalendarServer, calendarOf, calendarServer } from './calendar-server.ts';
import { type Harness, startHarness } from './harness.ts';
import { manyBookings, setBookingLimits, stayItem } from './travellers.ts';

/** A site whose stock is also sold on channels. Called at the top of a file. */
export function siteWithChannels() {
  let harness: Harness;
  let channelServer: CalendarServer;
  let asha: Awaited<ReturnType<Harness['signUp']>>;
  /** Rooms of which there are five, and one; a car; something with times. */
  let lake: number;
  let suite: number;
  let raft: number;
  beforeAll(async () => {
    harness = await startHarness({ WEBHOOKS_TO_PRIVATE: 'yes' });
    await setBookingLimits(harness, manyBookings);
    channelServer = await calendarServer();
    asha = await harness.signUp();
    const { products } = await listStockRows(admin(), {});
    const sellable = (product: string, label?: string) =>
      products.find(({ slug }) => slug === product)?.rows.find((row) => label === undefined || row.label === label)
        ?.sellableId ?? 0;
    [lake, suite, raft] = [
      sellable('lake-house', 'Lake Room'),
      sellable('lake-house', 'Last Suite'),
      sellable('ganga-rafting'),
    ];
  });
  afterAll(async () => {
    await channelServer.close();
    await harness.close();
  });
  afterEach(async () => {
    await harness.database.pool.query('delete from channels; update allotments set elsewhere = 0');
    channelServer.answer = (response) => response.end(calendarOf());
  });

  const admin = () => harness.ctx(operator);
  const refusal = (work: Promise<unknown>) => work.then(() => 'done').catch(({ message }: Error) => message);
  const publish = (...spans: string[]) => {
    channelServer.answer = (response) => response.end(calendarOf(...spans));
  };
  const connect = async (sellableId: number, more: object = {}) =>
    (await connectChannel(admin(), { sellableId, name: 'Airbnb', unit: 1, address: channelServer.url, ...more }))
      .documentId;
  const fetched = (documentId: string) => fetchChannel(admin(), { documentId });
  const show = async (sellableId: number) => {
    const [of] = await listChannels(admin(), { sellables: [sellableId] });
    if (!of) throw new Error('It is not listed');
    return of;
  };
  /** Sold or held, elsewhere and free. */
  const day = async (sellableId: number, on: string) => {
    const [of] = await showStockDays(admin(), { sellables: [sellableId], from: dayOf(on), to: addDays(dayOf(on), 1) });
    return of && [of.sold + of.held, of.elsewhere, of.free, of.units];
  };
  const suiteItem = (selectedDate: string, checkOut: string) =>
    stayItem({ selectedDate, checkOut, roomType: 'Last Suite', totalPrice: undefined });
  /** Our calendar for a channel, as it reads it: its spans. */
  const notify = async (documentId: string, sellableId: number) => {
    const one = (await show(sellableId)).channels.find((channel) => channel.documentId === documentId);
    const { pathname, search } = new URL(one?.ownAddress ?? '');
    const { status, body, headers } = await harness.call('GET', pathname + search);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body).not.toMatch(/Asha|Lake|Suite/);
    const dates = [...String(body).matchAll(/DT(?:START|END);VALUE=DATE:(\d{8})/g)].map(([, date]) => date);
    return Array.from({ length: dates.length / 2 }, (_, index) => `${dates[2 * index]}-${dates[2 * index + 1]}`);
  };

  return {
    get harness() {
      return harness;
    },
    get channelServer() {
      return channelServer;
    },
    get asha() {
      return asha;
    },
    get lake() {
      return lake;
    },
    get suite() {
      return suite;
    },
    get raft() {
      return raft;
    },
    admin,
    refusal,
    publish,
    connect,
    fetched,
    show,
    day,
    suiteItem,
    notify,
  };
}
