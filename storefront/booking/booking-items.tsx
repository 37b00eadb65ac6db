import type { ReactNode } from 'react';
import { bookingTexts } from '../../messages/en/booking.ts';
import { countsTexts } from '../../messages/en/counts.ts';
import type { Translate } from '../../messages/translate.ts';
import type { BookingItemView, BookingView, CancelledItemView } from '../../service/booking/model/wire/wire.ts';
import { kindOf, labelText } from '../../service/catalog/kinds.ts';
import { ticketText } from '../../service/catalog/product.ts';
import { durationText, languageText } from '../../service/catalog/stated-text.ts';
import { taxText } from '../../service/catalog/tax.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Picture, type PictureProps } from '../ui/picture.tsx';
import { cancelledItemText } from './payment-words.ts';
import { datesText } from './show.ts';
import { tripDays } from './trip-days.ts';

/** 'Fri, 12 Mar 2027 – Mon, 15 Mar 2027 · 3 nights'; dates never break between lines */
export function itemDates(
  t: Translate,
  item: Pick<BookingItemView, 'type' | 'selectedDate' | 'checkOut'> & { readonly selectedTime?: string | null },
): string {
  const { text, length } = datesText(t, item.type, item.selectedDate, item.checkOut);
  const dates = text.replaceAll(' ', '\u00a0').replace('\u00a0–\u00a0', '\u00a0– ');
  return [dates, length, item.selectedTime].filter(Boolean).join('\u00a0· ');
}

/** The name that distinguishes a line: 'Lake House, Suite' */
export function itemTitle(item: Pick<BookingItemView, 'name' | 'roomType' | 'roomName'>): string {
  const room = item.roomName ?? item.roomType;
  return room ? `${item.name}, ${room}` : item.name;
}

export function itemFacts(t: Translate, item: BookingItemView): string {
  const { dates, units } = kindOf(item.type);
  const nights = dates === 'nights';
  const facts = [
    item.roomName ?? item.roomType,
    nights ? t(units.counted, { count: item.rooms }).replaceAll(' ', '\u00a0') : null,
    nights ? t(countsTexts.guests, { count: item.guests }) : null,
    ...item.tickets.map(({ name, count }) => `${count * item.quantity}\u00a0× ${ticketText(t, name)}`),
    item.selectedLanguage && languageText(t, item.selectedLanguage),
    nights || !item.duration ? null : durationText(t, item.duration),
    item.pickupLocation === null ? null : t(bookingTexts.pickUp, { place: item.pickupLocation }),
  ];
  if (item.quantity > 1 && item.tickets.length === 0) facts.push(t(bookingTexts.quantity, { quantity: item.quantity }));
  return facts.filter(Boolean).join('\u00a0· ');
}

/** Items with their position as key: the lines of a booking never change their order. */
export function numbered<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, index) => ({ key: String(index), item }));
}

/** The small picture at the left of an item. */
export function ItemPicture(of: Pick<PictureProps, 'src' | 'kind'>) {
  const className = 'size-20 shrink-0 rounded-field sm:h-24 sm:w-32';
  return <Picture {...of} alt="" width={240} height={180} className={className} />;
}

/** `actions`: rendered with each item. */
export function BookingItems({
  items,
  actions,
}: {
  items: readonly BookingItemView[];
  actions?: (item: BookingItemView) => ReactNode;
}) {
  const t = useText();
  return (
    <ul className="grow divide-y divide-line">
      {numbered(items).map(({ key, item }) => (
        <li key={key} className="flex gap-4 py-4 first:pt-0 last:pb-0">
          <ItemPicture src={item.image} kind={item.type} />
          <div className="min-w-0">
            <p className="text-sm font-semibold text-support">{labelText(t, item.label)}</p>
            <p className="font-display text-xl leading-snug">{item.name}</p>
            <p className="text-sm text-ink-soft">{item.location}</p>
            <p className="mt-1 text-sm sm:text-base">{itemDates(t, item)}</p>
            <p className="text-sm text-ink-soft">{itemFacts(t, item)}</p>
            {item.refused ? <p className="mt-1 text-sm font-semibold">{t(bookingTexts.refusedTitle)}</p> : null}
            {actions?.(item)}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The items of a booking that were cancelled while others stayed, each in a quiet row; nothing if there are none. */
export function CancelledItems({ booking }: { booking: BookingView }) {
  const t = useText();
  if (booking.cancelledItems.length === 0) return null;
  return (
    <ul
      aria-label={t(bookingTexts.cancelledItems)}
      className="mt-4 space-y-2 border-t border-line pt-4 text-sm text-ink-soft"
    >
      {booking.cancelledItems.map((item) => (
        <CancelledItem key={item.lineId} item={item} booking={booking} />
      ))}
    </ul>
  );
}

function CancelledItem({ item, booking }: { item: CancelledItemView; booking: BookingView }) {
  const t = useText();
  const refund = cancelledItemText(t, item, booking);
  return (
    <li>
      <Rich
        message={bookingTexts.cancelledItem}
        values={{
          item: itemTitle(item),
          dates: itemDates(t, item),
          state: (words) => <span className="font-semibold">{words}</span>,
        }}
      />
      {item.refused ? <span className="block">{t(bookingTexts.hostCouldNot)}</span> : null}
      {refund === null ? null : <span className="block">{refund}</span>}
    </li>
  );
}

/** The items grouped by the days of the trip, if there are several. */
export function TripItems({ items }: { items: readonly BookingItemView[] }) {
  const t = useText();
  const days = tripDays(t, items, ({ selectedDate }) => selectedDate);
  if (days.length < 2) return <BookingItems items={items} />;
  return (
    <div className="grid gap-6">
      {days.map(({ day, heading, lines }) => (
        <section key={day} aria-labelledby={`trip-${day}`}>
          <h3 id={`trip-${day}`} className="mb-3 font-sans text-base font-semibold tracking-normal">
            {heading}
          </h3>
          <BookingItems items={lines} />
        </section>
      ))}
    </div>
  );
}

/** All amounts of a booking, down to the amount paid or due. */
export function PriceBreakdown({ booking, totalLabel }: { booking: BookingView; totalLabel: string }) {
  const t = useText();
  const row = 'flex justify-between gap-4';
  return (
    <dl className="space-y-2">
      {numbered(booking.bookingItems).map(({ key, item }) => (
        <div key={key} className={row}>
          <dt className="text-ink-soft">
            {itemTitle(item)}
            {item.quantity > 1 ? ` × ${item.quantity}` : ''}
          </dt>
          <dd>{formatMoney(item.cost)}</dd>
        </div>
      ))}
      {[...booking.fees, ...booking.taxes.map((tax) => ({ name: taxText(t, tax), amount: tax.amount }))].map(
        ({ name, amount }) => (
          <div key={name} className={row}>
            <dt className="text-ink-soft">{name}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ),
      )}
      <div className={`${row} border-t border-line pt-2 text-lg font-semibold`}>
        <dt>{totalLabel}</dt>
        <dd>{formatMoney(booking.total)}</dd>
      </div>
    </dl>
  );
}
