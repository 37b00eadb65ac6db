import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../../service/platform/database/open-database.ts';
import { brokenInvariants } from '../travellers.ts';
import { type Entry, emailsOf, possibleStates } from './ledger.ts';
import type { MailServer } from './mail-server.ts';

/** Payments, receipts and jobs that do not match, as half a write would leave them. */
async function halfWritten({ pool }: OpenDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ finding: string }>(`
    select b.booking_id || ' is ' || b.status || ' with ' || count(p.id) || ' captured payments' as finding
      from bookings b left join payments p on p.booking_id = b.id and p.status = 'captured'
        and not exists (select from refunds r where r.payment_id = p.id)
      group by b.id having (b.status = 'confirmed') <> (count(p.id) = 1)
    union all
    select 'email ' || l.id || ' (' || l.kind || ') has nobody to send it' from emails l
      where l.sent_at is null and not exists (
        select 1 from jobs.job j where j.name = 'send-email' and (j.data->>'emailId')::bigint = l.id
          and j.state in ('created', 'retry', 'active'))
    union all
    select u.email || ' has no confirmation email' from users u
      where not exists (select 1 from emails l where l.user_id = u.id and l.kind = 'account-confirmation')`);
  return rows.map(({ finding }) => finding);
}

/** Contradictions within the database, or with acknowledged answers. */
export async function contradictions(database: OpenDatabase, entries: readonly Entry[]): Promise<string[]> {
  const found = new Map<string, { status: string; emails: string[] }>();
  const { rows } = await database.pool.query<{ id: string; status: string; emails: string[] }>(`
    select b.booking_id as id, b.status, coalesce(array_agg(l.kind order by l.kind) filter (where l.id is not null), '{}') as emails
    from bookings b left join emails l on l.booking_id = b.id group by b.id`);
  for (const row of rows) found.set(row.id, row);
  const known = new Set(entries.map(({ order }) => order.bookingId));
  return [
    ...(await brokenInvariants({ database })),
    ...(await halfWritten(database)),
    ...[...found.keys()].filter((id) => !known.has(id)).map((id) => `${id} was never ordered`),
    ...entries.flatMap((entry) => {
      const { bookingId } = entry.order;
      const { status, emails } = found.get(bookingId) ?? { status: 'none', emails: [] };
      const states = possibleStates(entry);
      if (!states.includes(status)) return [`${bookingId} is ${status}, acknowledged was ${states.join(' or ')}`];
      const whole = String(emails) === String(emailsOf(status));
      return whole ? [] : [`${bookingId} is ${status} and has the emails ${emails.join(', ')}`];
    }),
  ];
}

/** Emails that did not arrive, or arrived twice with different content. */
export async function missingEmails({ pool }: OpenDatabase, mail: MailServer): Promise<string[]> {
  const { rows } = await pool.query<{ message_id: string; recipient: string; subject: string }>(
    'select message_id, recipient, subject from emails',
  );
  const arrived = Map.groupBy(mail.received, ({ to, subject }) => `${to}: ${subject}`);
  return rows.flatMap(({ message_id, recipient, subject }) => {
    const ids = new Set(
      (arrived.get(`${recipient}: ${subject}`) ?? []).map(({ messageIds }) => messageIds.join(' and ')),
    );
    const seen = [...ids].join(', ');
    return seen === message_id ? [] : [`${subject} (${message_id}) arrived as ${seen || 'nothing'}`];
  });
}

/** Skips the quarter of an hour after which the queue retries jobs of a killed worker. */
export async function forgetKilledWorkers({ pool, kind }: OpenDatabase): Promise<void> {
  await pool.query(`update jobs.job set started_on = started_on - interval '1 day' where state = 'active'`);
  await pool.query('update jobs.queue set monitor_claim_on = null, monitor_on = null');
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  for (const name of ['send-email', 'send-refund']) await boss.supervise(name);
  await boss.stop({ graceful: false });
  await pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
}
