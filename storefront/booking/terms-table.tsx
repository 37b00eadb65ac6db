import type { BookingItemWire } from '../../service/booking/wire.ts';
import { itemTitle, numbered } from './booking-items.tsx';
import { termsRows } from './terms-words.ts';
import { useClock } from './use-clock.ts';

/** What cancelling gives back of each line, and until when. */
export function TermsTables({ items }: { items: readonly BookingItemWire[] }) {
  const many = items.length > 1;
  return (
    <div className="space-y-4">
      {numbered(items).map(({ key, item }) => (
        <TermsTable key={key} item={item} named={many} />
      ))}
    </div>
  );
}

/** `named`: its name is seen above it. */
export function TermsTable({ item, named = false }: { item: BookingItemWire; named?: boolean }) {
  const rows = termsRows(item, useClock());
  if (rows.length === 0) {
    return (
      <p className="text-sm">
        {named ? <span className="block font-semibold">{itemTitle(item)}</span> : null}
        <span className="text-ink-soft">{item.cancellation.text}</span>
      </p>
    );
  }
  return (
    <table className="w-full text-sm">
      <caption className={named ? 'pb-1 text-left font-semibold' : 'sr-only'}>
        {itemTitle(item)}
        <span className="sr-only">: cancellation terms</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Cancelled</th>
          <th scope="col">Back by the terms</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(({ when, back, now }) => (
          <tr key={when} className={now ? 'font-semibold text-ink' : 'text-ink-soft'}>
            <th scope="row" className="py-2 pe-4 text-left [font-weight:inherit]">
              {when}
              {now ? <span className="ms-2 inline-block rounded-full bg-sunk px-2 text-xs">Now</span> : null}
            </th>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{back}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
