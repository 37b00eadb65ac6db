import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { itemTitle, numbered } from './booking-items.tsx';

/** True if a stay among them said at the sale what a guest should know. */
export const hasGoodToKnow = (items: readonly BookingItemView[]) => items.some(({ facts }) => facts !== undefined);

/** What the stays of a booking said at the sale; each is named if the booking has more items. */
export function GoodToKnow({ items }: { items: readonly BookingItemView[] }) {
  return (
    <div className="space-y-3 text-sm">
      {numbered(items).map(({ key, item }) =>
        item.facts ? (
          <div key={key}>
            {items.length > 1 ? <p className="font-semibold">{itemTitle(item)}</p> : null}
            <ul className="list-disc space-y-1 ps-5 text-ink-soft">
              {item.facts.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ) : null,
      )}
    </div>
  );
}
