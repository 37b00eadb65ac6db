import { useEffect, useRef } from 'react';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import type { Translate } from '../../messages/translate.ts';
import type { StockPreview } from '../../service/catalog/stock-grid/preview-stock-change.ts';
import { type Day, formatDay } from '../../service/core/day.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import type { OfferedDay } from '../../service/stock/season.ts';
import { useText } from '../../storefront/rendering/text.tsx';

/** Labels of the settings of a day. */
const words: Readonly<Record<keyof OfferedDay, (t: Translate, day: OfferedDay) => string>> = {
  price: (_, { price }) => formatMoney(paiseOf(price)),
  units: (t, { units }) => t(adminCalendarTexts.unitCount, { count: units }),
  closed: (t, { closed }) => (closed ? t(adminCalendarTexts.isClosed) : t(adminCalendarTexts.isOpen)),
  minStay: (t, { minStay }) => t(adminCalendarTexts.minimumStayOf, { minStay }),
  noArrival: (t, { noArrival }) =>
    noArrival ? t(adminCalendarTexts.noArrivalsThen) : t(adminCalendarTexts.arrivalsAllowed),
};
const fields = ['price', 'units', 'closed', 'minStay', 'noArrival'] as const;

const span = (t: Translate, from: Day, last: Day) =>
  from === last ? formatDay(t, from) : `${formatDay(t, from)} – ${formatDay(t, last)}`;

/** A preview of a change: each run of days before and after. It takes the focus from the form. */
export function Preview({ preview: { days, rows, lines, more } }: { preview: StockPreview }) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  if (days === 0)
    return (
      <div ref={ref} tabIndex={-1} className="outline-none">
        {t(adminCalendarTexts.noChanges)}
      </div>
    );
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <p className="mb-4 font-semibold">{t(adminCalendarTexts.willChange, { days, rows })}</p>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ sellableId, slot, from, last, product, label, before, after, quiet }) => (
          <li key={`${sellableId} ${slot} ${from}`} className="py-3">
            <p className="text-sm text-ink-soft wrap-anywhere">
              {[product, label].filter(Boolean).join(', ')} · {span(t, from, last)}
            </p>
            {quiet ? <p>{t(adminCalendarTexts.statusHint)}</p> : null}
            {fields
              .filter((field) => before[field] !== after[field])
              .map((field) => (
                <p key={field}>
                  <span className="text-ink-soft">{words[field](t, before)}</span> →{' '}
                  <strong className="font-semibold">{words[field](t, after)}</strong>
                </p>
              ))}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-3 text-ink-soft">{t(adminCalendarTexts.andMore, { count: more })}</p> : null}
    </div>
  );
}
