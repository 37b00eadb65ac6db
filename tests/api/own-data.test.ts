import { describe, expect, test } from 'vitest';
import { authenticate } from '../../service/accounts/authenticate.ts';
import { forgetExpired } from '../../service/accounts/forget-expired.ts';
import { refusalOf } from '../../service/api/respond.ts';
import { orderBody } from '../../service/booking/model/order.ts';
import { placeBooking } from '../../service/booking/usecases/checkout/place-booking.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { dataAnswer } from '../../service/privacy/privacy-answers.ts';
import { idEndingOf, siteWithPeople } from '../own-data.ts';
import { book, linkCode, orderOf, stayItem, totalOf } from '../travellers.ts';

const site = siteWithPeople();
const { path, data, remove, preview, endAll, somebody, tablesWith } = site;

describe('what is kept of someone', () => {
  test('is shown whole, as its description says, and stored by no cache', async () => {
    const asha = await somebody('Ashalata');
    const { status, body, headers } = await data(asha.token);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(dataAnswer.encode(dataAnswer.parse(body))).toEqual(body);
    expect(body).toMatchObject({
      account: { email: asha.email, phone: '+91 98111 22333', address: 'Ashalata, Pune', hasPassword: true },
      saved: [{ name: 'stay:lake-house' }],
      newsletter: { subscribed: true },
      reviews: [{ name: 'Ashalata', rating: 5 }],
      enquiries: [{ subject: 'From Ashalata', phone: '9876543210', language: 'en' }],
      devices: [{ device: expect.any(String) }],
      requests: [{ kind: 'correction', cameOn: '2026-11-19', dueOn: '2026-12-19', outcome: null }],
    });
    const of = (id: string) =>
      body.bookings.find(({ booking }: { booking: { bookingId: string } }) => booking.bookingId === id);
    expect(of(asha.trip.id)).toMatchObject({
      booking: { bookingStatus: 'confirmed' },
      guests: { leadTraveller: 'Ashalata Senior', requests: 'For Ashalata', lines: [{ arrivalTime: '22:30' }] },
      payments: [{ status: 'captured', gateway: 'upi' }],
      invoices: [{ number: expect.stringMatching(/^IN\//), buyer: { company: 'Ashalata Exports' } }],
      checkIns: [{ item: 'Lake House', shown: { document: 'passport', ending: idEndingOf('Ashalata') } }],
      history: [{ kind: 'sale' }, { kind: 'paid' }],
      messages: [
        {
          from: 'traveller',
          text: 'Ashalata asks',
          files: [{ name: 'Ashalata.jpg', url: expect.stringMatching(/attachments/) }],
        },
      ],
    });
    expect(of(asha.car)).toMatchObject({ guests: { bookedBy: 'Ashalata by car' } });
    const subjects = body.emails.map(({ subject }: { subject: string }) => subject).join();
    expect(subjects).toMatch(/Confirm your email/i);
    // a link that opens what it names is no data about anyone
    expect(JSON.stringify(body)).not.toMatch(/payment\/|password_hash|\$argon/);
  });

  test('is never another’s: an address that no one confirmed opens nothing that is kept under it', async () => {
    const stranger = await site.harness.signUp('Stranger');
    const { db } = site.harness.database;
    const owner = await somebody('Bhavna');
    await db.updateTable('users').set({ email: 'bhavna-elsewhere@example.in' }).where('id', '=', owner.id).execute();
    await db.updateTable('users').set({ email: owner.email, confirmed: false }).where('id', '=', stranger.id).execute();
    const { status, body } = await data(stranger.token);
    expect([status, body.bookings, body.enquiries, body.newsletter]).toEqual([200, [], [], null]);
    expect(JSON.stringify(body)).not.toContain('Bhavna');
    // nor does deleting such an account delete it
    expect((await remove(stranger.token, { password: stranger.password })).status).toBe(200);
    expect(await tablesWith('Bhavna')).toEqual(expect.arrayContaining(['enquiries', 'bookings', 'reviews']));
    expect((await data(site.ravi.token)).body.bookings).toEqual([]);
  });

  test('is told ten times a day', async () => {
    const many = await site.harness.signUp('Many');
    const input = await Promise.all(Array.from({ length: 12 }, () => data(many.token)));
    expect(input.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(input.find(({ status }) => status === 429)?.headers['retry-after']).toBeDefined();
    site.harness.clock.advance(86_400_000);
    expect((await data(many.token)).status).toBe(200);
  });
});

describe('an account that is deleted', () => {
  test('waits for bookings that are held, to come or owe money, and names them', async () => {
    const asha = await somebody('Charulata');
    const shown = await preview(asha.token);
    expect(shown).toMatchObject({ password: true, bookings: 2, invoices: 1, keptUntil: '2035-03-31' });
    expect(new Map(shown.inTheWay.map(({ bookingId, because }) => [bookingId, because]))).toEqual(
      new Map([
        [asha.trip.id, 'to-come'],
        [asha.car, 'unpaid'],
      ]),
    );
    const refused = await remove(asha.token, { password: asha.password });
    expect([refused.status, refused.body.error.details.inTheWay]).toEqual([409, shown.inTheWay]);
    expect((await data(asha.token)).body.account.email).toBe(asha.email);
    await site.harness.call('POST', `/api/bookings/${asha.trip.id}/cancel`, { token: asha.token });
    await site.harness.database.db
      .updateTable('bookings')
      .set({ hold_until: site.harness.clock.now })
      .where('booking_id', '=', asha.car)
      .execute();
    expect((await preview(asha.token)).inTheWay).toMatchObject([{ bookingId: asha.trip.id, because: 'money' }]);
    expect((await remove(asha.token, { password: asha.password })).status).toBe(409);
  });

  test('leaves nothing of the person but invoices, and the email that says so', async () => {
    const asha = await somebody('Damayanti');
    const { rows: before } = await site.harness.database.pool.query('select content from invoices order by id');
    await endAll();
    expect(await tablesWith(idEndingOf('Damayanti'))).toEqual(['check_ins']);
    expect(await tablesWith('Damayanti')).toEqual(
      expect.arrayContaining(['bookings', 'booking_messages', 'enquiries', 'emails', 'reviews', 'users']),
    );
    const done = await remove(asha.token, { password: asha.password });
    expect([done.status, done.body]).toEqual([200, { ok: true }]);
    expect(String(done.headers['set-cookie'])).toMatch(/session=;/);
    expect(await tablesWith('Damayanti')).toEqual(['invoices']);
    expect(await tablesWith(idEndingOf('Damayanti'))).toEqual([]);
    // counts of the hour and of the day expire
    const counts = ['buyers', 'hourly_counts', 'limit_windows'];
    const places = (await tablesWith(asha.email)).filter((table) => !counts.includes(table));
    expect(places).toEqual(['emails', 'invoices']);
    const emails = (await site.harness.emails()).filter(({ recipient }) => recipient === asha.email);
    expect(emails.map(({ kind }) => kind)).toEqual(['account-deleted']);
    expect(emails[0]?.plain).toMatch(/31 Mar\s+2035/);
    expect((await site.harness.database.pool.query('select content from invoices order by id')).rows).toEqual(before);

    expect((await site.harness.call('GET', '/api/users/me', { token: asha.token })).status).toBe(401);
    const { rows } = await site.harness.database.pool.query(
      'select status, total_paise > 0 as priced, user_id from bookings where booking_id = $1',
      [asha.trip.id],
    );
    expect(rows).toEqual([{ status: 'completed', priced: true, user_id: null }]);
    const key = new URL(asha.trip.link).searchParams.get('key');
    for (const at of [`/api/payments/${asha.trip.id}`, `/api/bookings/${asha.trip.id}/documents`])
      expect((await site.harness.call('GET', `${at}?key=${key}`)).status).toBe(404);
    const shown = { text: 'Hello?' };
    expect(
      (
        await site.harness.call('POST', `/api/admin/bookings/${asha.trip.id}/messages`, {
          token: site.admin,
          body: shown,
        })
      ).status,
    ).toBe(404);
    const review = await site.harness.database.pool.query(
      "select name, user_id from reviews where comment = 'A lake to remember' order by id desc limit 1",
    );
    expect(review.rows).toEqual([{ name: 'A traveller', user_id: null }]);
    const audit = await site.harness.database.pool.query(
      "select actor, action, subject_id from audit_rows where subject_type = 'user'",
    );
    expect(audit.rows).toContainEqual({ actor: 'the account itself', action: 'delete', subject_id: String(asha.id) });

    // the address is free again, and the email of farewell is forgotten
    const again = { username: 'Damayanti', email: asha.email, password: asha.password };
    expect((await site.harness.call('POST', '/api/auth/local/register', { body: again })).status).toBe(200);
    site.harness.clock.advance(8 * 86_400_000);
    await forgetExpired(site.harness.ctx(clock));
    expect((await site.harness.emails()).filter(({ kind }) => kind === 'account-deleted')).toEqual([]);
  });

  test('gets money back that comes late, and no one but the operator is written to', async () => {
    const asha = await site.harness.signUp('Late');
    const { request } = await book(site.harness, asha.token, [
      stayItem({ selectedDate: '2027-02-01', checkOut: '2027-02-02' }),
    ]);
    await endAll();
    expect((await remove(asha.token, { password: asha.password })).status).toBe(200);
    const before = (await site.harness.emails()).length;
    const { contact } = await readSettings(site.harness.ctx());
    const late = { bookingId: request.bookingId, transferId: '632145879999' };
    expect(await recordUpiTransfer(site.harness.ctx(operator), late)).toMatchObject({ status: 'refund_due' });
    const written = (await site.harness.emails()).slice(before);
    expect(written).toMatchObject([{ kind: 'unused-payment', recipient: contact.email }]);
    expect(written[0]?.plain).not.toContain('Late');
  });

  test('asks for the password, with a bound, or for the code of an email, once', async () => {
    const asha = await site.harness.signUp('Ekta');
    for (const body of [{}, { password: asha.password, code: 'y' }, { password: 'not-the-one' }, { code: 'nobodys' }])
      expect((await remove(asha.token, body)).status).toBe(400);
    const { id } = asha;
    await site.harness.database.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    expect((await preview(asha.token)).password).toBe(false);
    expect((await remove(asha.token, { password: asha.password })).status).toBe(400);
    expect((await site.harness.call('POST', `${path}/link`, { token: asha.token })).body).toEqual({
      email: asha.email,
      sent: true,
    });
    const code = await linkCode(site.harness, asha.email, 'profile');
    // another’s code deletes no one
    expect((await remove(site.ravi.token, { code })).status).toBe(400);
    expect((await data(site.ravi.token)).status).toBe(200);
    site.harness.clock.advance(61 * 60_000);
    expect((await remove(asha.token, { code })).status).toBe(400);
    await site.harness.call('POST', `${path}/link`, { token: asha.token });
    expect((await remove(asha.token, { code: await linkCode(site.harness, asha.email, 'profile') })).status).toBe(200);

    const guessed = await site.harness.signUp('Guessed');
    for (let tries = 0; tries < 10; tries += 1) await remove(guessed.token, { password: `guess ${tries}` });
    expect((await remove(guessed.token, { password: guessed.password })).status).toBe(429);
  });

  test('is none of the staff, and sells to no one whose request was under way', async () => {
    expect((await remove(site.admin, { password: 'lamps-on-the-ganga' })).status).toBe(403);
    const asha = await site.harness.signUp('Faster');
    const viewer = await authenticate(site.harness.ctx(), asha.token);
    const body = orderBody.parse(orderOf([stayItem()], await totalOf(site.harness, [stayItem()])));
    expect((await remove(asha.token, { password: asha.password })).status).toBe(200);
    const { cartItems: lines, paymentMethod, totals } = body;
    const order = { lines, paymentMethod, paysNow: false, expectedTotal: totals.total };
    const late = placeBooking(site.harness.ctx(viewer), { bookingId: body.bookingId, ...order, details: undefined });
    expect(refusalOf(await late.catch((error: unknown) => error))).toMatchObject({ status: 401 });
  });
});
