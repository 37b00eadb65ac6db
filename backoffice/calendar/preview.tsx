import { useEffect, useRef } from 'react';
import type { StockPreview } from '../../service/catalog/stock-grid/preview-stock-change.ts';
import { type Day, formatDay } from '../../service/core/day.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import type { OfferedDay } from '../../service/stock/season.ts';

/** Labels of the settings of a day. */
const words: Readonly<Record<keyof OfferedDay, (day: OfferedDay) => string>> = {
  price: ({ price }) => formatMoney(paiseOf(price)),
  units: ({ units }) => `${units} ${units === 1 ? 'unit' : 'units'}`,
  closed: ({ closed }) => (closed ? 'closed' : 'open'),
  minStay: ({ minStay }) => `minimum stay ${minStay}`,
  noArrival: ({ noArrival }) => (noArrival ? 'no arrivals' : 'arrivals allowed'),
};
const fields = ['price', 'units', 'closed', 'minStay', 'noArrival'] as const;

const span = (from: Day, last: Day) => (from === last ? formatDay(from) : `${formatDay(from)} – ${formatDay(last)}`);

/** A preview of a change: each run of days before and after. It takes the focus from the form. */
export function Preview({ preview: { days, rows, lines, more } }: { preview: StockPreview }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  if (days === 0)
    return (
      <div ref={ref} tabIndex={-1} className="outline-none">
        No changes. These days already have these values.
      </div>
    );
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <p className="mb-4 font-semibold">
        {`${days} ${days === 1 ? 'day' : 'days'} of ${rows} ${rows === 1 ? 'row' : 'rows'} will change.`}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ sellableId, slot, from, last, product, label, before, after, quiet }) => (
          <li key={`${sellableId} ${slot} ${from}`} className="py-3">
            <p className="text-sm text-ink-soft wrap-anywhere">
              {[product, label].filter(Boolean).join(', ')} · {span(from, last)}
            </p>
            {quiet ? <p>Offered as before; said of the day itself</p> : null}
            {fields
              .filter((field) => before[field] !== after[field])
              .map((field) => (
                <p key={field}>
                  <span className="text-ink-soft">{words[field](before)}</span> →{' '}
                  <strong className="font-semibold">{words[field](after)}</strong>
                </p>
              ))}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-3 text-ink-soft">and {more} more</p> : null}
    </div>
  );
}
