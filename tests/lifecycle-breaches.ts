import type { BookingStatus } from '../service/booking/model/booking-status.ts';
import { type EventName, lifecycle, ruleOf } from '../service/booking/model/lifecycle.ts';
import type { Harness } from './harness.ts';

const rules = Object.keys(lifecycle)
  .filter((name): name is EventName => name in lifecycle)
  .map(ruleOf);

/** Returns the statuses in which a booking can be after an entry of its history, by those in which it could be before. */
function statusesAfter(before: ReadonlySet<BookingStatus | 'new'>, entry: { kind: string; actor: string }) {
  const fitting = rules.filter(({ history, by }) => history === entry.kind && by.some((one) => one === entry.actor));
  return new Set([...before].flatMap((status) => fitting.flatMap((rule) => rule.status[status] ?? [])));
}

/** Returns the bookings whose history is no way through the lifecycle that ends in their status. */
export async function lifecycleBreaches(harness: Pick<Harness, 'database'>): Promise<string[]> {
  const { rows } = await harness.database.pool.query<{
    booking: string;
    status: BookingStatus;
    history: { kind: string; actor: string }[];
  }>(`
    select b.booking_id as booking, b.status,
      json_agg(json_build_object('kind', c.kind, 'actor', c.actor) order by c.version) as history
    from bookings b join booking_changes c on c.booking_id = b.id group by b.id`);
  return rows.flatMap(({ booking, status, history }) => {
    let possible: ReadonlySet<BookingStatus | 'new'> = new Set(['new']);
    for (const entry of history) possible = statusesAfter(possible, entry);
    const way = history.map(({ kind, actor }) => `${kind} by ${actor}`).join(', ');
    return possible.has(status) ? [] : [`${booking} is ${status} after ${way}`];
  });
}
