import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../service/catalog/settings/default-settings.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { makeBooking } from '../changing.ts';
import { siteWithGuests } from '../guest-details.ts';
import { book, carBooking, orderOf, raftItem, stayItem, totalOf } from '../travellers.ts';

const site = siteWithGuests();
const { company, pathOf, read, saveDetails, sendNow, newItems, trip, at, documentText } = site;

describe('told with the sale', () => {
  test('details are saved with the booking and its lines, and requested only where needed', async () => {
    const items = newItems();
    const quote = await site.harness.call('POST', '/api/quotes', { body: { items } });
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
    const { body, request, status } = await book(site.harness, site.asha.token, items, { details });
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
      site.harness.call('POST', '/api/send-booking-email', {
        token: site.asha.token,
        body: { ...request, ...overrides },
      });
    expect((await again({})).body).toEqual(body);
    expect((await again({ details: { ...details, requests: 'Loud room' } })).status).toBe(409);
  });

  test.each([
    ['a GSTIN that is none', { company: 'X', gstin: '27AAPFU0939F1ZW' }, 'GSTIN'],
    ['a GSTIN of nobody', { gstin: company.gstin }, 'name registered with this GSTIN'],
    ['a State that there is not', { state: 'Atlantis' }, 'choose a State'],
    ['names where none are asked', { items: [{ item: 0, names: ['A'] }] }, 'does not need names'],
    ['more names than travel', { items: [{ item: 1, names: ['A', 'B', 'C'] }] }, 'is for 2'],
    ['an arrival where nobody arrives', { items: [{ item: 1, arrivalTime: '10:00' }] }, 'does not need an arrival'],
    ['a time that there is not', { items: [{ item: 0, arrivalTime: '24:00' }] }, 'a time such as'],
    ['an item that is not there', { items: [{ item: 2, arrivalTime: '10:00' }] }, 'no item 2'],
    ['what it does not know', { passport: 'X1' }, 'passport'],
  ])('%s is refused, and nothing is sold', async (_, details, words) => {
    const items = newItems();
    const body = orderOf(items, await totalOf(site.harness, items), { details });
    const answer = await site.harness.call('POST', '/api/send-booking-email', { token: site.asha.token, body });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain(words);
    expect((await site.harness.call('GET', `/api/bookings/${body.bookingId}`, { token: site.asha.token })).status).toBe(
      404,
    );
  });

  test('the person who books a car is the lead traveller, and the form asks for phone and requests', async () => {
    const form = await carBooking(site.harness, { details: company });
    const { body } = await site.harness.call('POST', '/api/car-bookings', { body: form });
    const email = (await site.harness.emails()).findLast(({ recipient }) => recipient === form.email);
    const key = /[?&]key=([\w-]+)/.exec(email?.plain ?? '')?.[1] ?? '';
    const answer = await site.harness.call('GET', `${pathOf(form.bookingId)}?key=${key}`);
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
    expect((await site.harness.call('GET', `${pathOf(form.bookingId)}?key=${payment}`)).status).toBe(404);
    const page = await site.harness.call('GET', `/api/payments/${form.bookingId}?key=${payment}`);
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
    const { body } = await site.harness.call('GET', `/api/bookings/${id}/changes`, { token: site.asha.token });
    expect(body.data.map(({ why }: { why: string }) => why)).toEqual([
      null,
      'lead traveller, special requests, invoice name, invoice address, GSTIN',
      'special requests, arrival time',
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
    const notices = async () => (await site.harness.emails()).filter(({ kind }) => kind === 'guests-changed');
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
    const { body } = await site.harness.call('GET', `/api/bookings/${id}/messages`, { token: site.asha.token });
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
    const { id, lines, pay } = await makeBooking(site.harness, site.asha.token, [
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
    await site.harness.call('POST', `/api/bookings/${id}/cancel`, { token: site.asha.token });
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
    expect(await documentText(id, 'itinerary')).toContain('Special requests: <b>Asha</b>');
  });
});
