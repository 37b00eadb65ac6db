import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { clock, operator } from '../../service/core/viewer.ts';
import { erasePersonByEmail } from '../../service/privacy/erase-person-by-email.ts';
import { exportPerson } from '../../service/privacy/export-person.ts';
import { anonymiseOldRequests } from '../../service/privacy/requests/anonymise-old-requests.ts';
import { endDataRequest, reopenDataRequest } from '../../service/privacy/requests/end-data-request.ts';
import { listDataRequests, listDueRequests } from '../../service/privacy/requests/list-data-requests.ts';
import { recordDataRequest } from '../../service/privacy/requests/record-data-request.ts';
import { showPerson } from '../../service/privacy/show-person.ts';
import { siteWithPeople } from '../own-data.ts';
import { carBooking } from '../travellers.ts';

const site = siteWithPeople();
const { data, from, endAll, somebody, tablesWith } = site;

describe('the back office, for who cannot help themselves,', () => {
  const backOffice = () => site.harness.ctx(operator);

  test('hands out and takes out who never had an account, and names no one in its own log', async () => {
    const email = 'guest.gaurangi@example.in';
    const car = await carBooking(site.harness, { name: 'Gaurangi Iyer', email, pickupLocation: 'Gaurangi’s gate' });
    await site.harness.call('POST', '/api/car-bookings', { body: car, headers: from() });
    expect(await showPerson(backOffice(), { email: ` ${email.toUpperCase()} ` })).toMatchObject({
      email,
      account: null,
      bookings: 1,
      invoices: 0,
      newsletter: false,
      inTheWay: [{ bookingId: car.bookingId, because: 'unpaid' }],
    });
    const kept = JSON.stringify(await exportPerson(backOffice(), { email }));
    for (const part of [car.bookingId, 'Gaurangi Iyer', 'Gaurangi’s gate']) expect(kept).toContain(part);
    expect(kept).not.toContain(site.ravi.email);
    await expect(erasePersonByEmail(backOffice(), { email })).rejects.toThrow(
      'Some bookings block the deletion. Complete or cancel them first.',
    );
    await endAll();
    expect(await erasePersonByEmail(backOffice(), { email })).toEqual({ bookings: 1 });
    expect(await tablesWith('Gaurangi')).toEqual([]);
    const counts = ['buyers', 'hourly_counts', 'limit_windows'];
    expect((await tablesWith(email)).filter((table) => !counts.includes(table))).toEqual([]);
    const log = await site.harness.database.pool.query(
      "select action, subject_id from audit_rows where subject_type = 'person' order by id",
    );
    expect(log.rows).toEqual([
      { action: 'export data', subject_id: 'without an account' },
      { action: 'delete', subject_id: 'without an account' },
    ]);
    // no one is left to be taken out, which is no fault
    expect(await erasePersonByEmail(backOffice(), { email })).toEqual({ bookings: 0 });
  });

  test('has a day by which it is answered, and the person who answered', async () => {
    const email = 'isha@example.in';
    const day = (back: number) =>
      new Date(site.harness.clock.now.getTime() - back * 86_400_000).toISOString().slice(0, 10);
    const ask = (kind: string, cameOn = day(1), more: { enquiry?: string } = {}) =>
      recordDataRequest(backOffice(), { kind, email: ` ${email.toUpperCase()} `, cameOn, note: 'Isha asks', ...more });
    await expect(ask('sell', '2030-01-01')).rejects.toMatchObject({
      details: { errors: [{ path: ['kind'] }, { path: ['cameOn'] }] },
    });
    const { documentId } = await ask('access', day(31));
    await ask('correction', day(25));
    const waiting = await ask('deletion', day(1), { enquiry: 'e1' });
    await expect(ask('deletion', day(1), { enquiry: 'e1' })).rejects.toMatchObject({ name: 'ConflictError' });
    const open = async () =>
      (await listDataRequests(backOffice(), { state: 'open', email })).rows.map(({ kind, urgency }) => [kind, urgency]);
    expect(await open()).toEqual([
      ['access', 'late'],
      ['correction', 'soon'],
      ['deletion', 'in time'],
    ]);
    const due = (await listDueRequests(backOffice())).filter((one) => one.email === email);
    expect(due.map(({ kind }) => kind)).toEqual(['access', 'correction']);
    const end = (outcome: string, note = '') => endDataRequest(backOffice(), { documentId, outcome, note });
    await expect(end('refused')).rejects.toMatchObject({ details: { errors: [{ path: ['note'] }] } });
    await end('done');
    await expect(end('done')).rejects.toMatchObject({ name: 'ConflictError' });
    const ended = async () => (await listDataRequests(backOffice(), { state: 'ended' })).rows;
    expect((await ended())[0]).toMatchObject({
      kind: 'access',
      outcome: 'done',
      endedBy: 'command line',
      note: 'Isha asks',
    });
    await reopenDataRequest(backOffice(), { documentId });
    expect(await open()).toHaveLength(3);
    // of whom nothing else is kept the requests can go
    expect(await showPerson(backOffice(), { email })).toMatchObject({ account: null, bookings: 0, requests: 3 });
    // a deleted person's requests are answered by that, and their name is nowhere
    await erasePersonByEmail(backOffice(), { email });
    expect([await open(), await tablesWith('Isha'), await tablesWith(email)]).toEqual([[], [], []]);
    expect((await ended()).filter((one) => one.email === null && one.outcome === 'done').length).toBeGreaterThan(2);
    await expect(reopenDataRequest(backOffice(), waiting)).rejects.toMatchObject({ name: 'ConflictError' });
    // an answered one says for a year who asked
    const later = await recordDataRequest(backOffice(), { kind: 'access', email, cameOn: day(1), note: '' });
    await endDataRequest(backOffice(), { ...later, outcome: 'done', note: '' });
    const inDays = (days: number) => ({
      ...site.harness.ctx(clock),
      now: new Date(site.harness.clock.now.getTime() + days * 86_400_000),
    });
    await anonymiseOldRequests(inDays(365));
    expect(await tablesWith(email)).toEqual(['data_requests']);
    await anonymiseOldRequests(inDays(366));
    expect(await tablesWith(email)).toEqual([]);
  });

  test('pages what was answered, the last first, each once', async () => {
    const { db } = site.harness.database;
    await sql`insert into data_requests (kind, email, came_on, due_on, outcome, ended_by, ended_at, created_at)
      select 'access', 'many@example.in', '2026-01-01', '2026-01-31', 'done', 'x', '2026-01-02T00:00:00.123Z', now()
      from generate_series(1, 60)`.execute(db);
    const input = { state: 'ended', email: 'many@example.in' } as const;
    const first = await listDataRequests(backOffice(), input);
    const second = await listDataRequests(backOffice(), { ...input, after: first.next ?? undefined });
    const all = [...first.rows, ...second.rows].map(({ id }) => id);
    expect([first.rows.length, second.next, new Set(all).size]).toEqual([50, null, 60]);
  });

  test('takes out an account with all that it has, but for staff, unconfirmed ones and other people', async () => {
    const hema = await somebody('Hemavati');
    expect(await showPerson(backOffice(), { email: hema.email })).toMatchObject({
      account: { name: 'Hemavati Menon' },
      newsletter: true,
      inTheWay: expect.arrayContaining([expect.objectContaining({ bookingId: hema.trip.id, because: 'to-come' })]),
    });
    await endAll();
    const { pool } = site.harness.database;
    await pool.query("update users set language = 'hi' where email = $1", [hema.email]);
    await erasePersonByEmail(backOffice(), { email: hema.email });
    expect(await tablesWith('Hemavati')).toEqual(['invoices']);
    expect((await site.harness.call('GET', '/api/users/me', { token: hema.token })).status).toBe(401);
    const emails = (await site.harness.emails()).filter(({ recipient }) => recipient === hema.email);
    expect(emails.map(({ kind, html }) => [kind, html.includes('lang="hi')])).toEqual([['account-deleted', true]]);
    expect((await data(site.ravi.token)).status).toBe(200);

    const { rows } = await site.harness.database.pool.query("select email from users where role = 'admin' limit 1");
    await expect(erasePersonByEmail(backOffice(), { email: rows[0].email })).rejects.toThrow(
      'Only an admin can delete a staff account',
    );
    const early = await site.harness.signUp('Ila');
    await site.harness.database.db.updateTable('users').set({ confirmed: false }).where('id', '=', early.id).execute();
    expect(await showPerson(backOffice(), { email: early.email })).toMatchObject({ account: null });
    for (const email of ['', 'nobody', 'a@b.in, c@d.in'])
      await expect(showPerson(backOffice(), { email }), email).rejects.toThrow('valid email address');
  });
});
