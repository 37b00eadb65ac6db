import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import type { Message } from '../../messages/message.ts';
import type { Day } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { type QueueItem, type Urgency, urgencies } from './queue.ts';
import { QueueRow } from './queue-row.tsx';

const groupTexts: Readonly<Record<Urgency, Message>> = {
  now: adminTodayTexts.now,
  today: adminTodayTexts.dueToday,
  soon: adminTodayTexts.soon,
  later: adminTodayTexts.later,
};

interface Props {
  queue: readonly { readonly item: QueueItem; readonly urgency: Urgency }[];
  today: Day;
}

/** Everything that waits, the most urgent first, with its action in the row. */
export function QueueList({ queue, today }: Props) {
  const t = useText();
  const groups = urgencies.flatMap((urgency) => {
    const items = queue.filter((one) => one.urgency === urgency).map(({ item }) => item);
    return items.length > 0 ? [{ urgency, items }] : [];
  });
  if (groups.length === 0)
    return (
      <p className="rounded-card border border-line bg-card px-6 py-14 text-center text-ink-soft">
        {t(adminTodayTexts.nothingWaits)}
      </p>
    );
  return groups.map(({ urgency, items }) => (
    <section key={urgency} aria-labelledby={`due-${urgency}`} className="mb-5">
      <h2 id={`due-${urgency}`} className="mb-1.5 font-sans text-sm font-semibold">
        {t(adminTodayTexts.groupCount, { group: t(groupTexts[urgency]), count: items.length })}
      </h2>
      <ul data-rows="" className="divide-y divide-line rounded-card border border-line bg-card">
        {items.map((item) => (
          <QueueRow key={keyOf(item)} item={item} isUrgent={urgency === 'now'} today={today} />
        ))}
      </ul>
    </section>
  ));
}

/** A key that stays while the item waits. */
function keyOf({ kind, of }: QueueItem): string {
  switch (kind) {
    case 'overbooked':
      return `${kind} ${of.slug} ${of.option} ${of.day}`;
    case 'scarce':
      return `${kind} ${of.productType} ${of.what} ${of.optionName}`;
    case 'arrival':
    case 'acknowledgement':
      return `${kind} ${of.line}`;
    case 'held':
    case 'refund':
      return `${kind} ${of.reference}`;
    case 'unpaid':
    case 'message':
      return `${kind} ${of.bookingId}`;
    case 'email':
      return `${kind} ${of.id}`;
    case 'job':
      return `${kind} ${of.name}`;
    case 'plan':
      return `${kind} ${of.type} ${of.documentId} ${of.action}`;
    case 'backup':
    case 'setup':
      return kind;
    default:
      return `${kind} ${of.documentId}`;
  }
}
