import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Harness } from '../harness.ts';
import type { openRazorpayServer } from '../razorpay-server.ts';
import { brokenInvariants } from '../travellers.ts';

const counts = z.record(z.string(), z.int());
const crowdReport = z.object({
  /** Operations that succeeded and that were refused, by type. */
  done: counts,
  refused: counts,
  /** Errors that no client may ever see. */
  faults: z.array(z.string()),
  /** Lines whose voucher was checked in, once for each check-in. */
  checkedIn: z.array(z.int()),
  /** Payments at the provider, by its payment id, once for each event. */
  paid: z.array(z.object({ id: z.string(), amount: z.int() })),
});
export type CrowdReport = z.output<typeof crowdReport>;

/** Runs that many processes on the same bookings and stock, and returns their reports. */
export async function crowd(
  harness: Harness,
  order: {
    environment: Record<string, string>;
    buyers: readonly object[];
    processes: number;
    deeds: number;
    naive: boolean;
  },
): Promise<CrowdReport[]> {
  const entry = JSON.stringify({ ...order, deeds: Math.ceil(order.deeds / order.processes), url: harness.url });
  const program = fileURLToPath(new URL('crowd-process.ts', import.meta.url));
  const children = Array.from({ length: order.processes }, () =>
    fork(program, [entry], { execArgv: ['--disable-warning=ExperimentalWarning'] }),
  );
  const reports = children.map(async (child) => {
    let report: unknown;
    child.on('message', (message) => {
      report = message;
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`A process of the crowd ended with ${code}`);
    return crowdReport.parse(report);
  });
  // no process begins before all have started or ended
  const there = children.map((child, index) => Promise.race([once(child, 'message'), reports[index]]));
  await Promise.all(there);
  for (const child of children) child.send('begin');
  return Promise.all(reports);
}

/** Contradictions in the database after a crowd: broken invariants, and reports that do not match it. */
export async function contradictions(
  harness: Harness,
  reports: readonly CrowdReport[],
  { refunds }: Awaited<ReturnType<typeof openRazorpayServer>>,
): Promise<string[]> {
  const { rows } = await harness.database.pool.query<{ finding: string }>(`
    select 'oversold: ' || sum(h.units) || ' of ' || a.capacity as finding from allotments a
      join holds h using (sellable_id, day, slot) group by a.sellable_id, a.day, a.slot having sum(h.units) > a.capacity
    union all
    select 'confirmed ' || count(*) || ' times: ' || token from booking_changes
      where token is not null group by token having count(*) > 1
    union all
    select series || '/' || financial_year || ' has a gap' from invoices group by series, financial_year
      having min(number) <> 1 or max(number) <> count(*)
    union all
    select 'invoiced ' || sum(i.total_paise) || ' for ' || p.amount_paise from invoices i
      join payments p on split_part(i.cause, ', ', 1) = 'payment ' || p.reference group by p.id having sum(i.total_paise) > p.amount_paise
    union all
    select l.kind || ' of ' || b.booking_id || ' went to ' || l.recipient from emails l
      join bookings b on b.id = l.booking_id
      where l.recipient <> case l.kind when 'unused-payment'
        then (select coalesce((select value ->> 'email' from settings where key = 'contact'), '')) else b.email end
    union all
    select l.kind || ' of ' || l.booking_id || ' has ' || count(j.id) || ' jobs' from emails l
      left join jobs.job j on j.name = 'send-email' and (j.data->>'emailId')::bigint = l.id
      where l.booking_id is not null group by l.id, l.kind, l.booking_id having count(j.id) <> 1
    union all
    select 'redeemed ' || count(*) || ' times: ' || booking_id from booking_changes c where kind = 'redeemed' group by booking_id
      having count(*) <> (select count(*) from check_ins r join booking_lines l on l.id = r.line_id where l.booking_id = c.booking_id)
    union all
    select deadlocks || ' deadlocks' from pg_stat_database where datname = current_database() and deadlocks > 0`);
  const twice = <Key>(label: string, keys: readonly Key[]) =>
    keys.length === new Set(keys).size ? [] : [`${label} twice`];
  const came = new Map(reports.flatMap(({ paid }) => paid).map(({ id, amount }) => [id, amount]));
  const back = Map.groupBy(refunds, ({ payment_id }) => payment_id);
  return [
    ...reports.flatMap(({ faults }) => faults),
    ...(await brokenInvariants(harness)),
    ...rows.map(({ finding }) => finding),
    ...twice(
      'redeemed',
      reports.flatMap(({ checkedIn }) => checkedIn),
    ),
    ...twice(
      'sent back',
      refunds.map(({ receipt }) => receipt),
    ),
    ...[...back].flatMap(([id, sent]) => {
      const returned = sent.reduce((sum, { amount }) => sum + amount, 0);
      const received = came.get(id) ?? 0;
      return returned > received ? [`${returned} paise went back of ${id}, and ${received} came`] : [];
    }),
  ];
}
