import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cancelBooking } from '../../service/booking/usecases/cancellation/cancel-booking.ts';
import { visitor } from '../../service/core/viewer.ts';
import { readAloud, readPdf } from '../documents.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, carBooking, pay, raftItem, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let ravi: typeof asha;
let paid: string;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('आशा वर्मा');
  ravi = await harness.signUp('Ravi Iyer');
  paid = await bought([stayItem(), raftItem()]);
});
afterAll(() => harness.close());

async function bought(items: Record<string, unknown>[], token = asha.token): Promise<string> {
  const { body } = await book(harness, token, items);
  expect((await pay(harness, body)).body).toMatchObject({ status: 'captured' });
  return body.bookingId;
}
const list = async (bookingId: string, token = asha.token) =>
  (await harness.call('GET', `/api/bookings/${bookingId}/documents`, { token })).body.data;

/** The bytes of a file; tests read them, the world's calls read texts. */
async function fetchFile(url: string) {
  const answer = await harness.app.inject({ method: 'GET', url });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
}

describe('a paid booking', () => {
  test('has a voucher for each line, an invoice, an itinerary and a calendar that need no sign-in', async () => {
    const documents = await list(paid);
    expect(documents.vouchers.map(({ name }: { name: string }) => name)).toEqual(['Lake House', 'Ganga Rafting']);
    expect(documents.vouchers.map(({ bought }: { bought: string }) => bought)).toEqual([
      'Lake Room, 2 guests, 1 room',
      expect.stringMatching(/^2 × .+, Hindi$/),
    ]);
    expect(documents.invoices).toMatchObject([{ kind: 'Invoice', number: 'TI/26-27/0000001' }]);
    const files = [...documents.vouchers, ...documents.invoices].map(({ url }: { url: string }) => url);
    for (const url of [...files, documents.itinerary]) {
      const { status, bytes, headers } = await fetchFile(url);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
      expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/);
      expect((await readPdf(bytes)).text).toContain('Padharo');
      expect((await fetchFile(url)).bytes.equals(bytes)).toBe(true);
    }
    const calendar = await fetchFile(documents.calendar);
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendar.bytes.toString().match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  test('its voucher has a picture and a map, and its itinerary a cover and the route', async () => {
    const { vouchers, itinerary } = await list(paid);
    const figures = async (url: string) =>
      (await readAloud((await fetchFile(url)).bytes)).filter((one) => one.startsWith('Figure'));
    expect(await figures(vouchers[0].url)).toEqual([
      'Figure Picture of Lake House',
      'Figure QR code to check this voucher',
      'Figure Map of the area around Lake House',
    ]);
    expect(await figures(itinerary)).toEqual([
      expect.stringMatching(/^Figure Picture of (Lake House|Ganga Rafting)$/),
      expect.stringMatching(/^Figure Map of your route: 1 /),
    ]);
  });

  test('keeps its documents when the product is renamed or moved', async () => {
    const documents = await list(paid);
    const files = [...documents.vouchers, ...documents.invoices].map(({ url }: { url: string }) => url);
    const before = await Promise.all([...files, documents.itinerary].map(fetchFile));
    const admin = await staffToken(harness);
    const { data } = (await harness.call('GET', `/api/stays?filters[name][$eq]=Lake House`)).body;
    const written = (data: object) =>
      harness.call('PUT', `/api/stays/${stay.documentId}`, { token: admin, body: { data } });
    const [stay] = data;
    expect((await written({ name: 'Lake Palace', location: 'Elsewhere, Goa' })).status).toBe(200);
    const after = await Promise.all([...files, documents.itinerary].map(fetchFile));
    await written({ name: stay.name, location: stay.location });
    expect(after.map(({ bytes }, at) => before[at]?.bytes.equals(bytes))).toEqual(after.map(() => true));
  });

  test('shows what was booked, when, for whom, and what was paid', async () => {
    const { vouchers, invoices } = await list(paid);
    const [stay, raft] = await Promise.all(
      vouchers.map(async ({ url }: { url: string }) => (await readPdf((await fetchFile(url)).bytes)).text),
    );
    for (const words of ['Lake House', 'Sat, 12 Dec 2026, from ', 'Mon, 14 Dec 2026', 'Rooms 1', 'No payment was made'])
      expect(stay).toContain(words);
    for (const words of ['Ganga Rafting', '07:00', 'Meeting point Shivpuri', 'Hindi', 'Tickets 2 ×'])
      expect(raft).toContain(words);
    const invoice = await readPdf((await fetchFile(invoices[0].url)).bytes);
    const { body } = await harness.call('GET', `/api/bookings/${paid}`, { token: asha.token });
    expect(invoices[0].total).toBe(body.data.total);
    expect(invoice.text).toContain(paid);
    expect(invoice.text).toContain('GST 18%');
  });

  test('answers its owner without a key, and in the first line where none is asked for', async () => {
    const answer = await harness.call('GET', `/api/bookings/${paid}/voucher.pdf`, { token: asha.token });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['content-disposition']).toMatch(/voucher-BOOK_\w+-\d+\.pdf/);
  });

  test.each(['voucher.pdf?line=0', 'voucher.pdf?line=999999', 'invoice.pdf?number=IN/26-27/0000001'])(
    'has no %s',
    async (file) => {
      expect((await harness.call('GET', `/api/bookings/${paid}/${file}`, { token: asha.token })).status).toBe(404);
    },
  );
});

test('a line that is not a number is refused', async () => {
  expect((await harness.call('GET', `/api/bookings/${paid}/voucher.pdf?line=x`, { token: asha.token })).status).toBe(
    400,
  );
});

describe('no one else', () => {
  const files = ['documents', 'voucher.pdf', 'invoice.pdf', 'itinerary.pdf', 'trip.ics'];

  test.each(files)('reads %s with any key or name: the answer is as for a missing booking', async (file) => {
    const other = await bought([stayItem({ selectedDate: '2027-01-10', checkOut: '2027-01-11' })], ravi.token);
    const key = new URL((await list(other, ravi.token)).calendar, 'http://x').searchParams.get('key');
    const none = await harness.call('GET', `/api/bookings/BOOK_1795000000000_ZZZZZZ/${file}`, { token: ravi.token });
    expect(none.status).toBe(404);
    for (const input of [{ token: ravi.token }, {}])
      for (const question of ['', `?key=${key}`, '?key=']) {
        const answer = await harness.call('GET', `/api/bookings/${paid}/${file}${question}`, input);
        expect(answer).toMatchObject({ status: 404, body: none.body });
        expect(answer.headers['cache-control']).toBe('no-store');
      }
  });

  test('pays, extends or sees more with the key of the documents', async () => {
    const { body } = await book(harness, asha.token);
    const key = new URL((await list(body.bookingId)).calendar, 'http://x').searchParams.get('key');
    expect((await harness.call('GET', `/api/payments/${body.bookingId}?key=${key}`)).status).toBe(404);
    expect(
      (await harness.call('POST', '/api/payments', { body: { bookingId: body.bookingId, key, method: 'upi' } })).status,
    ).toBe(404);
    expect((await harness.call('POST', `/api/bookings/${body.bookingId}/keep`, { body: { key } })).status).toBe(404);
  });
});

test('an unpaid booking has an itinerary and a calendar, and neither voucher nor invoice', async () => {
  const { body } = await book(harness, asha.token);
  expect(await list(body.bookingId)).toMatchObject({ vouchers: [], invoices: [], itinerary: expect.any(String) });
  for (const file of ['voucher.pdf', 'invoice.pdf'])
    expect((await harness.call('GET', `/api/bookings/${body.bookingId}/${file}`, { token: asha.token })).status).toBe(
      404,
    );
  const { bytes } = await fetchFile((await list(body.bookingId)).itinerary);
  expect((await readPdf(bytes)).text).toContain('Not paid yet');
});

test('a car booked without an account is reached by the link of its email', async () => {
  const sent = await harness.call('POST', '/api/car-bookings', { body: await carBooking(harness) });
  await pay(harness, sent.body);
  const key = new URL(sent.body.paymentLink).searchParams.get('key');
  const { body } = await harness.call('GET', `/api/bookings/${sent.body.bookingId}/documents?key=${key}`);
  const { bytes } = await fetchFile(body.data.vouchers[0].url);
  const { text } = await readPdf(bytes);
  for (const words of ['Leela Menon', 'Pick-up Indira Gandhi']) expect(text).toContain(words);
});

describe('a cancelled booking', () => {
  const viewer = () =>
    harness.ctx({
      kind: 'user',
      userId: asha.id,
      sessionId: 'x',
      role: 'traveller',
      confirmed: true,
      email: asha.email,
      username: 'Asha',
    });

  test('has a credit note for what is returned, no voucher, and crosses its entries out', async () => {
    const bookingId = await bought([stayItem({ selectedDate: '2027-01-12', checkOut: '2027-01-14' })]);
    const { body } = await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token });
    const [voucher] = (await list(bookingId)).vouchers;
    await cancelBooking(viewer(), bookingId);
    await cancelBooking(viewer(), bookingId);
    const documents = await list(bookingId);
    expect(documents).toMatchObject({ vouchers: [], itinerary: null });
    expect(documents.invoices.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
      ['Invoice', body.data.total],
      ['Credit note', body.data.refundNow],
    ]);
    expect((await fetchFile(voucher.url)).status).toBe(404);
    expect((await fetchFile(documents.calendar)).bytes.toString()).toContain('STATUS:CANCELLED');
    const { text } = await readPdf((await fetchFile(documents.invoices[1].url)).bytes);
    expect(text).toContain(documents.invoices[0].number);
  });

  test('without a refund has none', async () => {
    const bookingId = await bought([stayItem({ selectedDate: '2026-11-20', checkOut: '2026-11-21' })]);
    await cancelBooking(viewer(), bookingId);
    expect((await list(bookingId)).invoices).toMatchObject([{ kind: 'Invoice' }]);
  });
});

describe('the database', () => {
  const run = (statement: string) => harness.database.pool.query(statement);

  test.each([
    ['an invoice that is changed', 'update invoices set total_paise = 1 where number = 1'],
    ['one that is deleted', 'delete from invoices where number = 1'],
    [
      'the same number twice',
      'insert into invoices (series, financial_year, number, booking_id, cause, issued_at, total_paise, content) select series, financial_year, number, booking_id, cause || 2, issued_at, total_paise, content from invoices where number = 1',
    ],
    [
      'a gap',
      'insert into invoices (series, financial_year, number, booking_id, cause, issued_at, total_paise, content) select series, financial_year, 900, booking_id, cause || 2, issued_at, total_paise, content from invoices where number = 1',
    ],
    [
      'one cause twice',
      "insert into invoices (series, financial_year, number, booking_id, cause, issued_at, total_paise, content) select series, financial_year, (select max(number) + 1 from invoices where series = 'TI'), booking_id, cause, issued_at, total_paise, content from invoices where number = 1",
    ],
  ])('refuses %s', async (_, statement) => {
    await expect(run(statement)).rejects.toThrow();
  });
});

test('a network that renders documents without end must wait; finished documents are cached', async () => {
  const network = '203.0.113.9';
  const { itinerary: drawn } = await list(paid);
  const { body } = await book(harness, ravi.token, [raftItem()]);
  const input = (url: string) =>
    harness.app.inject({ url, remoteAddress: network, headers: { authorization: `Bearer ${ravi.token}` } });
  expect((await fetchFile(drawn)).status).toBe(200);
  // nothing comes back into the purse in the meantime, however slow the machine is
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    harness.ctx().quota?.spend({ viewer: visitor, network }, 9_990, 'papers');
    const refused = await input(`/api/bookings/${body.bookingId}/itinerary.pdf`);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await input(drawn)).statusCode).toBe(200);
  } finally {
    clock.mockRestore();
  }
});
