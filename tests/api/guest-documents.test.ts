import { describe, expect, test } from 'vitest';
import { verifyVoucher } from '../../service/booking/usecases/vouchers/verify-voucher.ts';
import { defaultSettings } from '../../service/catalog/settings/default-settings.ts';
import { visitor } from '../../service/core/viewer.ts';
import { makeBooking } from '../changing.ts';
import { siteWithGuests } from '../guest-details.ts';
import { staffToken } from '../staff.ts';
import { book, pay, raftItem, stayItem } from '../travellers.ts';

const site = siteWithGuests();
const { company, pathOf, read, sendNow, trip, documentText } = site;

describe('other people', () => {
  test('reads or tells it, but the support reads it', async () => {
    const { id } = await trip();
    for (const token of [site.ravi.token, '', site.asha.token.slice(0, -2)]) {
      const options = token === '' ? {} : { token };
      const expected = token === site.ravi.token || token === '' ? 404 : 401;
      expect((await site.harness.call('GET', pathOf(id), options)).status).toBe(expected);
      const body = { version: 1, phone: '+91 22222 22222' };
      expect((await site.harness.call('POST', pathOf(id), { ...options, body })).status).toBe(expected);
    }
    const admin = `/api/admin${pathOf(id).slice(4)}`;
    expect(
      (await site.harness.call('GET', admin, { token: await staffToken(site.harness, 'support') })).body.data,
    ).toEqual(await read(id));
    expect((await site.harness.call('GET', admin, { token: site.asha.token })).status).toBe(403);
  });

  test('hears of it: not the check of a voucher, and no other program', async () => {
    const { id, lines } = await trip(true);
    await sendNow(id, { leadTraveller: 'Leela Menon', ...company, lines: [{ line: lines[1], names: ['Tara Menon'] }] });
    const { body } = await site.harness.call('GET', `/api/bookings/${id}/documents`, { token: site.asha.token });
    const check = (of: { check: string }) => verifyVoucher(site.harness.ctx(visitor), of.check.split('/').at(-1) ?? '');
    const visible = await Promise.all([read(id), ...body.data.vouchers.map(check)]);
    expect(visible.slice(1)).toMatchObject([{ state: 'valid' }, { state: 'valid' }]);
    const heard = JSON.stringify([
      visible.slice(1),
      await site.harness.call('GET', `/api/bookings/${id}`, { token: site.asha.token }),
      (await site.harness.database.pool.query('select why from booking_changes')).rows,
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
    const { body } = await book(site.harness, site.asha.token, items, { details: buyer });
    expect(await read(body.bookingId)).toMatchObject({ asksAddress: true, company: null, gstin: null, ...buyer });
    await pay(site.harness, body);
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
    await site.harness.database.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ ...contact, ...registered }) })
      .where('key', '=', 'contact')
      .execute();
    const plain = await trip(true);
    await sendNow(plain.id, company);
    expect(await documentText(plain.id, 'invoice')).not.toContain('Ganga Exports');

    const { id, lines, pay, preview, confirm } = await makeBooking(site.harness, site.asha.token, [
      stayItem({ selectedDate: '2027-01-20', checkOut: '2027-01-22' }),
      raftItem({ id: 'two-shrines', type: 'tour-package', selectedDate: '2027-01-24', quantity: 1, price: 9_000 }),
    ]);
    await sendNow(id, company);
    await pay();
    // what the plan of the tour said at the sale, whatever it says since
    await site.harness.database.db.updateTable('itinerary_days').set({ hotel: 'Tents' }).execute();
    expect(await documentText(id, 'itinerary')).toContain(
      'Day 1: Up Night: Guest house, Barkot. Meals: Breakfast and dinner',
    );
    const invoice = await documentText(id, 'invoice');
    const { data: first } = (
      await site.harness.call('GET', `/api/bookings/${id}/documents`, { token: site.asha.token })
    ).body;
    expect(first.invoices.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
      ['Tax invoice', 10_620],
      ['Tax invoice', 10_620],
    ]);
    const second = await documentText(id, `number=${encodeURIComponent(first.invoices[1].number)}`);
    // the room in its own state, the tour where the business is registered: an invoice each
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
    const { body } = await site.harness.call('GET', `/api/bookings/${id}/documents`, { token: site.asha.token });
    const texts = await Promise.all(
      body.data.invoices.map(({ number }: { number: string }) =>
        documentText(id, `number=${encodeURIComponent(number)}`),
      ),
    );
    expect(texts.map((text) => text.includes('Yamuna Imports'))).toEqual([false, false, false, true]);
    expect(texts[2]).toContain(`For invoice ${first.invoices[0].number} Invoice date Fri, 20 Nov 2026`);
  });
});
