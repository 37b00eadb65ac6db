import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordStatements } from '../../bench/booking-statements.ts';
import { showConversation } from '../../service/booking/usecases/messages/show-conversation.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { sendEmail } from '../../service/emails/send-email.ts';
import { recordAudit } from '../../service/platform/audit.ts';
import { createComingPartitions } from '../../service/platform/partitions/create-coming-partitions.ts';
import { createPartitions } from '../../service/platform/partitions/partitions.ts';
import { deleteOldDeliveries } from '../../service/webhooks/delete-old-deliveries.ts';
import { deliverWebhook } from '../../service/webhooks/deliver-webhook.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, stayItem } from '../travellers.ts';
import { webhookFixture } from '../webhook-fixture.ts';

const tables = ['emails', 'webhook_deliveries', 'audit_rows'] as const;

/** Long after any month that was made when the database was: whatever day it is today. */
const midMay = new Date('2090-05-15T12:00:00Z');

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  harness.clock.now = midMay;
});
afterAll(() => harness.close());

/** The parts of a table, with the rows in each. */
async function partsOf(table: string): Promise<Record<string, number>> {
  const { pool } = harness.database;
  const { rows } = await pool.query<{ part: string }>(
    'select inhrelid::regclass::text as part from pg_inherits where inhparent = $1::regclass order by 1',
    [table],
  );
  const counted: Record<string, number> = {};
  for (const { part } of rows)
    counted[part] = (await pool.query(`select count(*)::int as rows from ${part}`)).rows[0]?.rows;
  return counted;
}

const email = (to: string, at: Date) =>
  harness.database.pool.query(
    `insert into emails (kind, recipient, subject, html, plain, message_id, created_at)
     values ('x', $1, 'x', 'x', 'x', $2, $3) returning id`,
    [to, `<${to}@${at.toISOString()}>`, at],
  );

describe('a month', () => {
  test('is made before it comes, once, and what is written lies in it', async () => {
    const before = Object.keys(await partsOf('emails'));
    await createComingPartitions(harness.ctx(clock));
    for (const table of tables) {
      const created = ['2090_05', '2090_06', '2090_07', '2090_08'].map((month) => `${table}_${month}`);
      expect(Object.keys(await partsOf(table))).toEqual(expect.arrayContaining(created));
    }
    const after = Object.keys(await partsOf('emails'));
    expect(after).toHaveLength(before.length + 4);
    await createComingPartitions(harness.ctx(clock));
    expect(Object.keys(await partsOf('emails'))).toEqual(after);

    await email('last', new Date('2090-05-31T23:59:59.999Z'));
    await email('first', new Date('2090-06-01T00:00:00Z'));
    await recordAudit(harness.ctx(), { action: 'x', subjectType: 'x', subjectId: 'x' });
    expect(await partsOf('emails')).toMatchObject({ emails_2090_05: 1, emails_2090_06: 1, emails_other: 0 });
    expect(await partsOf('audit_rows')).toMatchObject({ audit_rows_2090_05: 1, audit_rows_other: 0 });
  });

  test('that was not made loses nothing: its rows lie beside, stay there, and the months after it are made', async () => {
    const later = new Date('2090-10-05T00:00:00Z');
    await email('early', later);
    expect(await partsOf('emails')).toMatchObject({ emails_other: 1 });
    expect(await createPartitions(harness.database.db, later)).toEqual(['emails_2090_10']);
    expect(Object.keys(await partsOf('emails'))).toEqual(
      expect.arrayContaining(['emails_2090_11', 'emails_2090_12', 'emails_2091_01']),
    );
    expect(Object.keys(await partsOf('emails'))).not.toContain('emails_2090_10');
    await email('more', later);
    expect(await partsOf('emails')).toMatchObject({ emails_other: 2 });
    // a month later nothing is said of it any more
    expect(await createPartitions(harness.database.db, new Date('2090-11-01T00:00:00Z'))).toEqual([]);
  });

  test('has what the others have: keys, indexes, checks, what it refers to and what watches over it', async () => {
    const shape = async (part: string) => {
      const { rows } = await harness.database.pool.query<{ plan: string }>(
        `select 'key ' || pg_get_constraintdef(oid) as plan from pg_constraint where conrelid = $1::regclass
         union all select 'index ' || regexp_replace(pg_get_indexdef(indexrelid), '^.* USING', '') from pg_index
           where indrelid = $1::regclass
         union all select 'trigger ' || tgfoid::regproc from pg_trigger where tgrelid = $1::regclass order by 1`,
        [part],
      );
      return rows.map(({ plan }) => plan);
    };
    for (const table of tables) {
      const [made, other] = [await shape(`${table}_2090_07`), await shape(`${table}_other`)];
      expect(made).toEqual(other);
      expect(made).toContain('key PRIMARY KEY (id)');
      expect(made.filter((text) => text.includes('FOREIGN KEY')).length).toBeGreaterThan(0);
    }
    expect(await shape('emails_2090_07')).toContain('key UNIQUE (message_id)');
    expect(await shape('webhook_deliveries_2090_07')).toContain('key UNIQUE (document_id)');
    expect(await shape('audit_rows_2090_07')).toContain('trigger audit_stays');
  });

  test('keeps the promises of the whole: no id twice, no email twice, nothing of the audit log changed', async () => {
    const { pool } = harness.database;
    const { rows } = await pool.query('select count(*)::int as rows, count(distinct id)::int as ids from emails');
    expect(rows[0]?.rows).toBe(rows[0]?.ids);
    await expect(email('last', new Date('2090-05-31T23:59:59.999Z'))).rejects.toThrow('unique');
    await expect(
      pool.query(`insert into emails (id, kind, recipient, subject, html, plain, message_id, created_at)
        values (1, 'x', 'x', 'x', 'x', 'x', 'x', now())`),
    ).rejects.toThrow('non-DEFAULT');
    await expect(pool.query(`update audit_rows_2090_05 set action = 'y'`)).rejects.toThrow('only grows');
    await expect(pool.query('delete from audit_rows')).rejects.toThrow('only grows');
    // not even into another month
    await expect(pool.query(`update audit_rows set at = at + interval '1 month'`)).rejects.toThrow('only grows');
    await expect(
      pool.query(`insert into emails (kind, recipient, subject, html, plain, message_id, booking_id, created_at)
        values ('x', 'x', 'x', 'x', 'x', 'x', 999999999, '2090-06-02')`),
    ).rejects.toThrow('foreign key');
  });
});

/** The parts that the plan of a statement reads. */
async function partsRead(text: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await harness.database.pool.query({ text: `explain ${text}`, values: [...values] });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  return [...new Set(plan.match(/\b(?:emails|webhook_deliveries)_(?:\d{4}_\d\d|other|earlier)\b(?!_)/g))].sort();
}

describe('what is asked', () => {
  let backOffice: ReturnType<typeof webhookFixture>;
  beforeAll(async () => {
    harness.clock.now = new Date('2026-11-20T04:30:00Z');
    const admin = await staffToken(harness);
    backOffice = webhookFixture(harness, () => admin);
  });

  test('of one email or delivery by its job reads the month that the job knows, and no other', async () => {
    // today’s months, and with them those of the clock that does not move
    await createPartitions(harness.database.db, new Date());
    await backOffice.make('https://shop.example');
    const { token } = await harness.signUp();
    expect((await book(harness, token, [stayItem()])).status).toBe(200);
    const jobs = await harness.database.pool.query<{ name: string; data: Record<string, unknown> }>(
      `select name, data from jobs.job where name in ('send-email', 'deliver-webhook') order by created_on desc`,
    );
    const jobOf = (name: string) => jobs.rows.find((job) => job.name === name)?.data;
    const at = harness.clock.now.toISOString();
    expect(jobOf('send-email')).toEqual({ emailId: expect.any(Number), writtenAt: at });
    expect(jobOf('deliver-webhook')).toEqual({ deliveryId: expect.any(Number), madeAt: at });

    const emailId = Number(jobOf('send-email')?.['emailId']);
    const deliveryId = Number(jobOf('deliver-webhook')?.['deliveryId']);
    const statements = await recordStatements(harness.database.pool, async () => {
      await sendEmail(harness.ctx(clock), { emailId, writtenAt: at });
      await deliverWebhook(harness.ctx(clock), { deliveryId, madeAt: at }).catch(() => undefined);
    });
    const own = statements.filter(({ text }) => /"emails"|"webhook_deliveries"/.test(text));
    expect(own.length).toBeGreaterThanOrEqual(4);
    for (const { text, values } of own) expect(await partsRead(text, values), text).toHaveLength(1);
    expect((await harness.emails()).find(({ id }) => id === emailId)?.sent_at).toEqual(harness.clock.now);

    // a job of the release before says no time
    const { token: other } = await harness.signUp();
    await book(harness, other, [stayItem()]);
    const last = (await harness.emails()).at(-1);
    await sendEmail(harness.ctx(clock), { emailId: last?.id ?? 0 });
    expect((await harness.emails()).at(-1)?.sent_at).toEqual(harness.clock.now);
  });

  test('about a booking reads no month from before it was made', async () => {
    harness.clock.now = new Date('2090-06-10T00:00:00Z');
    const { token } = await harness.signUp();
    const days = { selectedDate: '2090-07-01', checkOut: '2090-07-03' };
    const sold = await book(harness, token, [stayItem(days)]);
    expect(sold.status).toBe(200);
    const statements = await recordStatements(harness.database.pool, async () => {
      const { data } = await showConversation(harness.ctx(operator), { bookingId: sold.body.bookingId });
      expect(data).toHaveLength(1);
    });
    const select = statements.find(({ text }) => text.includes('from "emails"'));
    const read = await partsRead(select?.text ?? '', select?.values ?? []);
    expect(read).toContain('emails_2090_06');
    expect(read.filter((part) => part < 'emails_2090_06')).toEqual([]);
  });
});

test('deliveries of a month that ended thirty days ago go with it, those after it one by one', async () => {
  const { pool } = harness.database;
  const deliver = (at: string) =>
    pool.query(
      `insert into webhook_deliveries (webhook_id, event, body, created_at) select id, 'x', 'x', $1 from webhooks limit 1`,
      [at],
    );
  await pool.query('delete from webhook_deliveries');
  await deliver('2090-05-20T00:00:00Z');
  await deliver('2090-06-10T00:00:00Z');
  await deliver('2090-06-20T00:00:00Z');
  harness.clock.now = new Date('2090-06-30T00:00:00Z');
  await deleteOldDeliveries(harness.ctx(clock));
  expect(await partsOf('webhook_deliveries')).toMatchObject({
    webhook_deliveries_2090_05: 0,
    webhook_deliveries_2090_06: 2,
  });
  await deliver('2090-05-31T23:00:00Z');
  harness.clock.now = new Date('2090-07-15T00:00:00Z');
  await deleteOldDeliveries(harness.ctx(clock));
  const left = await partsOf('webhook_deliveries');
  expect(left).toMatchObject({ webhook_deliveries_2090_06: 1, webhook_deliveries_2090_07: 0 });
  expect(Object.keys(left)).not.toContain('webhook_deliveries_2090_05');
  expect((await pool.query(`select to_regclass('webhook_deliveries_2090_05') as left`)).rows).toEqual([{ left: null }]);
  // emails and the audit log are kept
  expect(Object.keys(await partsOf('emails'))).toContain('emails_2090_05');
  expect(Object.keys(await partsOf('audit_rows'))).toContain('audit_rows_2090_05');
});
