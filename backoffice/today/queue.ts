import { type DailySeries, dailySeries } from '../../service/booking/admin/daily-series.ts';
import { endOf, instantAt, today } from '../../service/core/day.ts';
import type { TodaySources } from '../server/read-today.ts';

type Of<Source extends keyof TodaySources> = NonNullable<TodaySources[Source]>;
type One<List> = List extends readonly (infer Row)[] ? Row : never;

/** Something that waits for the viewer, by what it is. */
export type QueueItem =
  | { readonly kind: 'overbooked'; readonly of: One<Of<'channels'>['twice']> }
  | { readonly kind: 'held'; readonly of: One<Of<'money'>['held']['payments']> }
  | { readonly kind: 'arrival'; readonly of: One<Of<'movements'>['expected']> }
  | { readonly kind: 'acknowledgement'; readonly of: One<Of<'acknowledgements'>['lines']> }
  | { readonly kind: 'unpaid'; readonly of: One<Of<'unpaid'>['bookings']> }
  | { readonly kind: 'message'; readonly of: One<Of<'messages'>['messages']> }
  | { readonly kind: 'enquiry'; readonly of: One<Of<'enquiries'>['enquiries']> }
  | { readonly kind: 'refund'; readonly of: One<Of<'money'>['toSend']['payments']> }
  | { readonly kind: 'privacy'; readonly of: One<Of<'dataRequests'>> }
  | { readonly kind: 'channel'; readonly of: One<Of<'channels'>['failing']> }
  | { readonly kind: 'backup'; readonly of: Date }
  | { readonly kind: 'email'; readonly of: One<Of<'unsent'>['unsent']> }
  | { readonly kind: 'webhook'; readonly of: One<Of<'deliveries'>> }
  | { readonly kind: 'job'; readonly of: One<Of<'jobs'>> }
  | { readonly kind: 'plan'; readonly of: One<Of<'unplanned'>> }
  | { readonly kind: 'submission'; readonly of: One<Of<'proposals'>> }
  | { readonly kind: 'review'; readonly of: One<Of<'reviews'>> }
  | { readonly kind: 'scarce'; readonly of: One<Of<'scarce'>['scarce']> }
  | { readonly kind: 'setup'; readonly of: Of<'steps'> };

export type QueueKind = QueueItem['kind'];

export const urgencies = ['now', 'today', 'soon', 'later'] as const;
export type Urgency = (typeof urgencies)[number];

const hour = 3_600_000;
const after = (at: Date | string, hours: number) => new Date(new Date(at).getTime() + hours * hour);

/** When guests without a stated time are expected. */
const usualArrival = '14:00';

/**
 * By when it should be done: at once for what costs a guest or money, else some hours after it came. Null: whenever
 * there is time.
 */
export function dueAt({ kind, of }: QueueItem, now: Date): Date | null {
  switch (kind) {
    case 'overbooked':
      return new Date(0);
    case 'held':
      return after(of.openedAt, 1);
    case 'arrival':
      return instantAt(today(now), of.time || usualArrival);
    case 'acknowledgement':
      return acknowledgementDue(of);
    case 'unpaid':
      return new Date(of.until);
    case 'message':
      return after(of.since, 4);
    case 'enquiry':
      return after(of.at, 8);
    case 'refund':
      return endOf(today(now));
    case 'privacy':
      return endOf(of.dueOn);
    case 'channel':
      return after(of.readAt ?? now, 12);
    case 'backup':
      return after(of, 48);
    case 'email':
      return after(of.at, 0);
    case 'webhook':
      return after(of.at, 24);
    case 'job':
      return after(of.lastAt, 24);
    case 'plan':
      return after(of.dueAt, 24);
    case 'submission':
      return after(of.at, 72);
    case 'review':
      return after(of.at, of.reported ? 24 : 168);
    case 'scarce':
      return endOf(of.day);
    case 'setup':
      return null;
  }
}

/** A traveller who was refused waits for another place; silence is due later, but a day before they arrive. */
function acknowledgementDue({ refused, since, startDay }: One<Of<'acknowledgements'>['lines']>): Date {
  const dayBefore = after(instantAt(startDay, usualArrival), -24);
  return new Date(Math.min(after(since, refused ? 1 : 12).getTime(), dayBefore.getTime()));
}

/** The highest urgency of kinds that can wait until the guests are looked after. */
const atMost: Partial<Readonly<Record<QueueKind, Urgency>>> = {
  refund: 'today',
  email: 'today',
  webhook: 'today',
  job: 'today',
  plan: 'today',
  submission: 'today',
  review: 'soon',
  scarce: 'soon',
};

/** How urgent it is: 'now' if it is due within two hours or late, 'today', 'soon' within a week, 'later'. */
export function urgencyOf(item: QueueItem, now: Date): Urgency {
  const due = dueAt(item, now);
  if (due === null) return 'later';
  const own: Urgency =
    due <= after(now, 2) ? 'now' : due <= endOf(today(now)) ? 'today' : due <= after(now, 168) ? 'soon' : 'later';
  const most = atMost[item.kind] ?? 'now';
  return urgencies.indexOf(own) < urgencies.indexOf(most) ? most : own;
}

/** The items by urgency, each with it; of one urgency those due first come first. */
export function byUrgency(items: readonly QueueItem[], now: Date): { item: QueueItem; urgency: Urgency }[] {
  const order = (item: QueueItem) => dueAt(item, now)?.getTime() ?? Number.POSITIVE_INFINITY;
  return items
    .map((item) => ({ item, urgency: urgencyOf(item, now), at: order(item) }))
    .sort(
      (a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) || (a.at < b.at ? -1 : a.at > b.at ? 1 : 0),
    )
    .map(({ item, urgency }) => ({ item, urgency }));
}

/** Since when it waits; null: unknown, or it only has a due time. */
export function waitsSince({ kind, of }: QueueItem): Date | string | null {
  switch (kind) {
    case 'held':
      return of.openedAt;
    case 'message':
      return of.since;
    case 'channel':
      return of.readAt;
    case 'backup':
      return of;
    case 'acknowledgement':
      return of.since;
    case 'job':
      return of.lastAt;
    case 'plan':
      return of.dueAt;
    case 'enquiry':
    case 'email':
    case 'webhook':
    case 'submission':
    case 'review':
      return of.at;
    default:
      return null;
  }
}

const each = <Row, Kind extends QueueKind>(kind: Kind, rows: readonly Row[] | null | undefined) =>
  (rows ?? []).map((of) => ({ kind, of }));

/** Everything that waits, without an order. */
export function queueOf(sources: TodaySources): QueueItem[] {
  const { channels, money, movements, unpaid, messages, enquiries, unsent, scarce, steps, backup } = sources;
  return [
    ...each('overbooked', channels?.twice),
    ...each('held', money?.held.payments),
    ...each('arrival', movements?.expected),
    ...each('acknowledgement', sources.acknowledgements?.lines),
    ...each('unpaid', unpaid?.bookings),
    ...each('message', messages?.messages),
    ...each('enquiry', enquiries?.enquiries),
    ...each('refund', money?.toSend.payments),
    ...each('privacy', sources.dataRequests),
    ...each('channel', channels?.failing),
    ...each('backup', backup ? [backup] : []),
    ...each('email', unsent?.unsent),
    ...each('webhook', sources.deliveries),
    ...each('job', sources.jobs),
    ...each('plan', sources.unplanned),
    ...each('submission', sources.proposals),
    ...each('review', sources.reviews),
    ...each('scarce', scarce?.scarce),
    ...each('setup', steps && steps.left > 0 ? [steps] : []),
  ];
}

export interface ToDoFigures {
  readonly count: number;
  readonly urgent: number;
  readonly oldest: Date | null;
  /** What waits, by the day since which it does. */
  readonly series: DailySeries;
}

/** The figures of a queue: how much there is, how much of it now, and since when. */
export function toDoFigures(queue: readonly { item: QueueItem; urgency: Urgency }[], now: Date): ToDoFigures {
  const since = queue.flatMap(({ item }) => {
    const at = waitsSince(item);
    return at ? [new Date(at)] : [];
  });
  const byDay = new Map([...Map.groupBy(since, today)].map(([day, those]) => [day, those.length]));
  return {
    count: queue.length,
    urgent: queue.filter(({ urgency }) => urgency === 'now').length,
    oldest: since.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    series: { days: dailySeries(today(now), byDay).days, before: [] },
  };
}

/** How many of each kind there are besides those in the queue; kinds without more are left out. */
export function beyondQueue({
  movements,
  acknowledgements,
  unpaid,
  money,
  messages,
  enquiries,
  unsent,
  scarce,
}: TodaySources) {
  const counts: readonly (readonly [QueueKind, number])[] = [
    ['arrival', movements ? movements.arrivals - movements.checkedIn - movements.expected.length : 0],
    ['held', money ? money.held.total - money.held.payments.length : 0],
    ['acknowledgement', acknowledgements ? acknowledgements.total - acknowledgements.lines.length : 0],
    ['unpaid', unpaid ? unpaid.total - unpaid.bookings.length : 0],
    ['message', messages ? messages.total - messages.messages.length : 0],
    ['enquiry', enquiries ? enquiries.total - enquiries.enquiries.length : 0],
    ['refund', money ? money.toSend.total - money.toSend.payments.length : 0],
    ['email', unsent ? unsent.total - unsent.unsent.length : 0],
    ['scarce', scarce ? scarce.total - scarce.scarce.length : 0],
  ];
  return counts.flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []));
}
