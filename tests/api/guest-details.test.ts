import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyVoucher } from '../../service/booking/usecases/vouchers/verify-voucher.ts';
import { defaultSettings } from '../../service/catalog/settings/default-settings.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { visitor } from '../../service/core/viewer.ts';
import { makeBooking } from '../changing.ts';
import { readPdf } from '../documents.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import {
  book,
  carBooking,
  manyBookings,
  orderOf,
  pay,
  raftItem,
  setBookingLimits,
  stayItem,
  totalOf,
} from '../travellers.ts';

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
  const { rawPayload } = await harness.app.inject({ url });
  return (await readPdf(rawPayload)).text;
};

describe('told with the sale', () => {
  test('details are saved with the booking and its lines, and requested only where needed', async () => {
    const items = newItems();
    const quote = await harness.call('POST', '/api/quotes', { body: { items } });
    expect(quote.body.lines.map(({ asksNames }: { asksNames: boolean }) => asksNames)).toEqual([false, true]);
    const details = {
      leadTraveller: ' Leela Menon ',
      phone: '+91 98765 43210',
      requests: 'Quiet room',
      company: 'Ganga Exports',
      gstin: '27aapfu0939f1zv',
      items: [
        { item: 0, arrivalTime: '22:30' },
        { item: 1, names: ['Leela Menon', 'Tara Menon'] },
      ],
    };
    const { body, request, status } = await book(harness, asha.token, items, { details });
    expect(status).toBe(200);
    expect(await read(body.bookingId)).toMatchObject({
      version: 1,
      bookedBy: 'Asha Verma',
      leadTraveller: 'Leela Menon',
      phone: '+91 98765 43210',
      requests: 'Quiet room',
      company: 'Ganga Exports',
      companyAddress: null,
      gstin: '27AAPFU0939F1ZV',
      lines: [
        { asksArrival: true, asksNames: 0, arrivalTime: '22:30', names: [] },
        { asksArrival: false, asksNames: 2, arrivalTime: null, names: ['Leela Menon', 'Tara Menon'] },
      ],
    });
    const again = (overrides: object) =>
      harness.call('POST', '/api/send-booking-email', { token: asha.token, body: { ...request, ...overrides } });
    expect((await again({})).body).toEqual(body);
    expect((await again({ details: { ...details, requests: 'Loud room' } })).status).toBe(409);
  });

  test.each([
    ['a GSTIN that is none', { company: 'X', gstin: '27AAPFU0939F1ZW' }, 'GSTIN'],
    ['a GSTIN of nobody', { gstin: company.gstin }, 'name that the GSTIN'],
    ['a State that there is not', { state: 'Atlantis' }, 'choose a State'],
    ['names where none are asked', { items: [{ item: 0, names: ['A'] }] }, 'does not ask for names'],
    ['more names than travel', { items: [{ item: 1, names: ['A', 'B', 'C'] }] }, 'is for 2'],
    ['an arrival where nobody arrives', { items: [{ item: 1, arrivalTime: '10:00' }] }, 'does not ask when'],
    ['a time that there is not', { items: [{ item: 0, arrivalTime: '24:00' }] }, 'a time such as'],
    ['an item that is not there', { items: [{ item: 2, arrivalTime: '10:00' }] }, 'no item 2'],
    ['what it does not know', { passport: 'X1' }, 'passport'],
  ])('%s is refused, and nothing is sold', async (_, details, words) => {
    const items = newItems();
    const body = orderOf(items, await totalOf(harness, items), { details });
    const answer = await harness.call('POST', '/api/send-booking-email', { token: asha.token, body });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain(words);
    expect((await harness.call('GET', `/api/bookings/${body.bookingId}`, { token: asha.token })).status).toBe(404);
  });

  test('the person who books a car is the lead traveller, and the form asks for phone and requests', async () => {
    const form = await carBooking(harness, { details: company });
    const { body } = await harness.call('POST', '/api/car-bookings', { body: form });
    const email = (await harness.emails()).findLast(({ recipient }) => recipient === form.email);
    const key = /[?&]key=([\w-]+)/.exec(email?.plain ?? '')?.[1] ?? '';
    const answer = await harness.call('GET', `${pathOf(form.bookingId)}?key=${key}`);
    expect(answer.body.data).toMatchObject({
      bookedBy: form.name,
      leadTraveller: null,
      phone: form.phone,
      requests: form.notes,
      ...company,
    });
    const response = await saveDetails(form.bookingId, { version: 1, phone: '', key }, '');
    expect([response.status, response.body.data.phone]).toEqual([200, null]);
    const payment = new URL(body.paymentLink).searchParams.get('key');
    expect((await harness.call('GET', `${pathOf(form.bookingId)}?key=${payment}`)).status).toBe(404);
    const page = await harness.call('GET', `/api/payments/${form.bookingId}?key=${payment}`);
    expect(page.body.bookedFor).toEqual({ name: form.name, phone: null, notes: form.notes });
  });
});

describe('told again', () => {
  test('it is a change of the booking, without what was said, and what is left out stays', async () => {
    const { id, lines, history } = await trip();
    const first = await saveDetails(id, { version: 1, leadTraveller: 'Leela Menon', requests: 'Quiet', ...company });
    expect(first.body.data).toMatchObject({ version: 2, leadTraveller: 'Leela Menon', ...company });
    const second = await saveDetails(id, {
      version: 2,
      requests: null,
      lines: [{ line: lines[0], arrivalTime: '23:15' }],
    });
    expect(second.body.data).toMatchObject({ version: 3, leadTraveller: 'Leela Menon', requests: null });
    expect(second.body.data.lines[0].arrivalTime).toBe('23:15');
    expect(await history()).toEqual(['sale by traveller 0', 'details by traveller 0', 'details by traveller 0']);
    const { body } = await harness.call('GET', `/api/bookings/${id}/changes`, { token: asha.token });
    expect(body.data.map(({ why }: { why: string }) => why)).toEqual([
      null,
      'lead traveller, requests, name on the invoice, address on the invoice, GSTIN',
      'requests, arrival time',
    ]);
  });

  test('the same details again change nothing; others from an old version are refused', async () => {
    const { id } = await trip();
    const entry = { version: 1, phone: '+91 22222 22222' };
    expect((await saveDetails(id, entry)).body.data.version).toBe(2);
    expect((await saveDetails(id, entry)).body.data.version).toBe(2);
    const other = await saveDetails(id, { version: 1, phone: '+91 33333 33333' });
    expect([other.status, other.body.error.details.guests]).toEqual([409, await read(id)]);
    const both = await Promise.all(
      ['Tara', 'Mira'].map((leadTraveller) => saveDetails(id, { version: 2, leadTraveller })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('the operator hears of a paid one by email that something is new, not what, and the traveller does not', async () => {
    const notices = async () => (await harness.emails()).filter(({ kind }) => kind === 'guests-changed');
    const { id, pay } = await trip();
    const before = (await notices()).length;
    await sendNow(id, { leadTraveller: 'Leela Menon' });
    expect(await notices()).toHaveLength(before);
    await pay();
    await sendNow(id, { leadTraveller: 'Tara Menon' });
    const [notice, ...more] = (await notices()).slice(before);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      recipient: defaultSettings.contact.email,
      plain: expect.stringContaining('lead traveller'),
    });
    expect(notice?.plain).not.toContain('Tara');
    const { body } = await harness.call('GET', `/api/bookings/${id}/messages`, { token: asha.token });
    expect(JSON.stringify(body)).not.toContain('Guest details have changed');
  });

  test('a company can be forgotten only with its GSTIN', async () => {
    const { id } = await trip();
    await sendNow(id, company);
    expect((await sendNow(id, { company: null })).status).toBe(400);
    const gone = await sendNow(id, { company: '', companyAddress: '', gstin: '' });
    expect(gone.body.data).toMatchObject({ company: null, companyAddress: null, gstin: null });
  });

  test('until each part begins: the trip until its last line does', async () => {
    at('2026-11-20T10:00:00');
    const { id, lines, pay } = await makeBooking(harness, asha.token, [
      stayItem({ selectedDate: '2026-11-21', checkOut: '2026-11-22' }),
      raftItem({ selectedDate: '2026-11-24' }),
    ]);
    await pay();
    const arrival = (arrivalTime: string) => sendNow(id, { lines: [{ line: lines[0], arrivalTime }] });
    const named = (name: string) => sendNow(id, { lines: [{ line: lines[1], names: [name] }] });
    at('2026-11-21T23:59:00');
    expect((await arrival('23:59')).status).toBe(200);
    at('2026-11-22T00:00:00');
    expect((await read(id)).lines[0].editableUntil).toBeNull();
    expect((await arrival('23:58')).status).toBe(409);
    at('2026-11-24T06:59:59');
    expect([(await named('Tara')).status, (await sendNow(id, { phone: '+91 22222 22222' })).status]).toEqual([
      200, 200,
    ]);
    at('2026-11-24T07:00:00');
    expect([(await named('Mira')).status, (await sendNow(id, { phone: '+91 33333 33333' })).status]).toEqual([
      409, 409,
    ]);
    expect(await read(id)).toMatchObject({ editableUntil: null, phone: '+91 22222 22222' });
    at('2026-11-20T10:00:00');
  });

  test('not when it is cancelled', async () => {
    const { id } = await trip();
    await harness.call('POST', `/api/bookings/${id}/cancel`, { token: asha.token });
    expect((await sendNow(id, { phone: '+91 22222 22222' })).status).toBe(409);
  });

  test('a line that takes the place of another takes over what was told, as far as there are people for it', async () => {
    const { id, lines, change, show } = await trip();
    await sendNow(id, {
      lines: [
        { line: lines[0], arrivalTime: '22:00' },
        { line: lines[1], names: ['Leela', 'Tara'] },
      ],
    });
    const leaves = addDays(dayOf((await show()).bookingItems[0].checkOut), 1);
    const { answer } = await change({ line: lines[0], checkOut: leaves }, { line: lines[1], quantity: 1 });
    expect(answer.status).toBe(200);
    expect((await read(id)).lines).toMatchObject([{ arrivalTime: '22:00' }, { names: ['Leela'] }]);
  });

  test('while a dearer change waits for its money, it is of both', async () => {
    const { id, lines, preview, confirm, pay, show } = await trip(true);
    const longer = { line: lines[0], checkOut: addDays(dayOf((await show()).bookingItems[0].checkOut), 1) };
    const { body } = await preview(longer);
    expect((await confirm(body.token, longer)).status).toBe(200);
    expect((await sendNow(id, { lines: [{ line: lines[0], arrivalTime: '21:00' }] })).status).toBe(200);
    await pay();
    expect((await read(id)).lines[0]).toMatchObject({ arrivalTime: '21:00' });
  });

  test('thirty times an hour', async () => {
    const { id } = await trip();
    const times = (count: number) => sendNow(id, { requests: `Bed no. ${count}` });
    for (let count = 1; count <= 30; count += 1) expect((await times(count)).status).toBe(200);
    expect([(await times(31)).status, (await times(30)).status]).toEqual([429, 200]);
  });

  test.each([
    ['10,000 characters', 'x'.repeat(10_000)],
    ['what reads as a link once it is turned', 'Asha \u202everma.elpmaxe'],
    ['half a character', 'Asha \ud800'],
    ['a bell', 'Asha \u0007'],
    ['an address', 'Asha www.win.example'],
  ])('a name of %s is refused; as is a phone', async (_, text) => {
    const { id, lines } = await trip();
    const named = { lines: [{ line: lines[1], names: [text] }] };
    for (const details of [{ leadTraveller: text }, { phone: text }, named])
      expect((await saveDetails(id, { version: 1, ...details })).status).toBe(400);
  });

  test('markup and pictures are words like others, and are printed as they are', async () => {
    const { id } = await trip(true);
    const words = '<b>Asha</b> 🚗 & आशा';
    expect((await sendNow(id, { leadTraveller: words, requests: words })).body.data).toMatchObject({
      leadTraveller: words,
      requests: words,
    });
    expect(await documentText(id, 'itinerary')).toContain('Requests: <b>Asha</b>');
  });
});

describe('other people', () => {
  test('reads or tells it, but the support reads it', async () => {
    const { id } = await trip();
    for (const token of [ravi.token, '', asha.token.slice(0, -2)]) {
      const options = token === '' ? {} : { token };
      const expected = token === ravi.token || token === '' ? 404 : 401;
      expect((await harness.call('GET', pathOf(id), options)).status).toBe(expected);
      const body = { version: 1, phone: '+91 22222 22222' };
      expect((await harness.call('POST', pathOf(id), { ...options, body })).status).toBe(expected);
    }
    const admin = `/api/admin${pathOf(id).slice(4)}`;
    expect((await harness.call('GET', admin, { token: await staffToken(harness, 'support') })).body.data).toEqual(
      await read(id),
    );
    expect((await harness.call('GET', admin, { token: asha.token })).status).toBe(403);
  });

  test('hears of it: not the check of a voucher, and no other program', async () => {
    const { id, lines } = await trip(true);
    await sendNow(id, { leadTraveller: 'Leela Menon', ...company, lines: [{ line: lines[1], names: ['Tara Menon'] }] });
    const { body } = await harness.call('GET', `/api/bookings/${id}/documents`, { token: asha.token });
    const check = (of: { check: string }) => verifyVoucher(harness.ctx(visitor), of.check.split('/').at(-1) ?? '');
    const visible = await Promise.all([read(id), ...body.data.vouchers.map(check)]);
    expect(visible.slice(1)).toMatchObject([{ state: 'valid' }, { state: 'valid' }]);
    const heard = JSON.stringify([
      visible.slice(1),
      await harness.call('GET', `/api/bookings/${id}`, { token: asha.token }),
      (await harness.database.pool.query('select why from booking_changes')).rows,
    ]);
    for (const secret of ['Leela', 'Tara', 'Ganga Exports', company.gstin]) expect(heard).not.toContain(secret);
  });
});

describe('whom an invoice is for', () => {
  test('can be a person: address and State are asked for from ₹50,000, and taken without a company', async () => {
    const small = await trip();
    expect(await read(small.id)).toMatchObject({ asksAddress: false, companyAddress: null, state: null });
    const buyer = { companyAddress: '9 Mall Road\nShimla', state: 'Himachal Pradesh' };
    const items = [stayItem({ selectedDate: '2027-02-10', checkOut: '2027-02-22' })];
    const { body } = await book(harness, asha.token, items, { details: buyer });
    expect(await read(body.bookingId)).toMatchObject({ asksAddress: true, company: null, gstin: null, ...buyer });
    await pay(harness, body);
    const invoice = await documentText(body.bookingId, 'invoice');
    expect(invoice).toContain('To Asha Verma 9 Mall Road Shimla Himachal Pradesh (02)');
    const answer = await sendNow(small.id, { company: 'UN House', gstin: '2317UNO00001UND', state: 'Outside India' });
    expect(answer).toMatchObject({ status: 200, body: { data: { gstin: '2317UNO00001UND', state: 'Outside India' } } });
  });
});

describe('documents', () => {
  test('of the trip tell it, from the next version on', async () => {
    const { id, lines } = await trip(true);
    const before = await documentText(id, 'itinerary');
    await sendNow(id, {
      leadTraveller: 'Leela Menon',
      phone: '+91 98765 43210',
      requests: 'A cot, please',
      lines: [
        { line: lines[0], arrivalTime: '22:30' },
        { line: lines[1], names: ['Leela Menon', 'Tara Menon'] },
      ],
    });
    expect(before).not.toContain('Leela');
    const itinerary = await documentText(id, 'itinerary');
    const words = ['Lead traveller Leela Menon', '+91 98765 43210', 'A cot, please', 'Arrival: about 22:30'];
    for (const text of [...words, 'Travellers: Leela Menon, Tara Menon']) expect(itinerary).toContain(text);
    const stay = await documentText(id, `line=${lines[0]}`);
    for (const text of ['Leela Menon', 'about 22:30', 'A cot, please']) expect(stay).toContain(text);
    expect(await documentText(id, `line=${lines[1]}`)).toContain('Travellers Leela Menon, Tara Menon');
  });

  test('of tax are for the business, with the place of supply of each line; one that was issued stays as it is', async () => {
    const { contact } = defaultSettings;
    const legalName = 'Himalaya Travels Private Limited';
    const registered = { legalName, gstin: '05AAPFU0939F1Z1' };
    await harness.database.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ ...contact, ...registered }) })
      .where('key', '=', 'contact')
      .execute();
    const plain = await trip(true);
    await sendNow(plain.id, company);
    expect(await documentText(plain.id, 'invoice')).not.toContain('Ganga Exports');

    const { id, lines, pay, preview, confirm } = await makeBooking(harness, asha.token, [
      stayItem({ selectedDate: '2027-01-20', checkOut: '2027-01-22' }),
      raftItem({ id: 'two-shrines', type: 'tour-package', selectedDate: '2027-01-24', quantity: 1, price: 9_000 }),
    ]);
    await sendNow(id, company);
    await pay();
    // what the plan of the tour said at the sale, whatever it says since
    await harness.database.db.updateTable('itinerary_days').set({ hotel: 'Tents' }).execute();
    expect(await documentText(id, 'itinerary')).toContain(
      'Day 1: Up Night: Guest house, Barkot. Meals: Breakfast and dinner',
    );
    const invoice = await documentText(id, 'invoice');
    const { data: first } = (await harness.call('GET', `/api/bookings/${id}/documents`, { token: asha.token })).body;
    expect(first.invoices.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
      ['Tax invoice', 10_620],
      ['Tax invoice', 10_620],
    ]);
    const second = await documentText(id, `number=${encodeURIComponent(first.invoices[1].number)}`);
    // the room where it stands, the tour where the business is registered: an invoice each
    const words = ['Ganga Exports', 'Asha Verma', '4 Fort Road', 'Maharashtra (27)', company.gstin, legalName];
    for (const word of [...words, 'CGST 9%', 'SGST 9%', 'Place of supply Uttarakhand (05)'])
      expect(invoice).toContain(word);
    for (const word of [...words, 'IGST 18% on ₹9,000', 'Place of supply Maharashtra (27)'])
      expect(second).toContain(word);
    expect(await documentText(id, `line=${lines[0]}`), 'who is known by its own name').not.toContain(legalName);
    await sendNow(id, { company: 'Yamuna Imports' });
    expect(await documentText(id, 'invoice')).toBe(invoice);
    const longer = { line: lines[0], checkOut: '2027-01-23' };
    await confirm((await preview(longer)).body.token, longer);
    await pay();
    const { body } = await harness.call('GET', `/api/bookings/${id}/documents`, { token: asha.token });
    const texts = await Promise.all(
      body.data.invoices.map(({ number }: { number: string }) =>
        documentText(id, `number=${encodeURIComponent(number)}`),
      ),
    );
    expect(texts.map((text) => text.includes('Yamuna Imports'))).toEqual([false, false, false, true]);
    expect(texts[2]).toContain(`For invoice ${first.invoices[0].number} Date of invoice Fri, 20 Nov 2026`);
  });
});
