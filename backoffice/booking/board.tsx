import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { Message } from '../../messages/message.ts';
import type { BoardColumn } from '../../service/booking/admin/booking-search.ts';
import type { showBoard } from '../../service/booking/admin/show-board.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import { BookingNumber } from './booking-marks.tsx';
import { daysText, dayText } from './booking-words.ts';

type Columns = Awaited<ReturnType<typeof showBoard>>;
type Card = Columns[number]['cards'][number];

const heads: Readonly<Record<BoardColumn, Message>> = {
  refund: adminBookingsTexts.refundDue,
  confirm: adminBookingsTexts.paymentToConfirm,
  unpaid: adminBookingsTexts.onHoldUnpaid,
  travelling: adminBookingsTexts.travellingToday,
  upcoming: adminBookingsTexts.upcoming,
};

/** Bookings as cards in columns by their next step. On phones the columns are below each other. */
export function Board({ columns }: { columns: Columns }) {
  const t = useText();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5">
      {columns.map(({ column, cards, more }) => (
        <section key={column} aria-labelledby={`column-${column}`} className="min-w-0 rounded-card bg-sunk p-3">
          <h2 id={`column-${column}`} className="flex items-baseline justify-between gap-3 px-1 pb-3 text-lg">
            {t(heads[column])}
            <span className="font-sans text-sm font-semibold text-ink-soft">
              {cards.length}
              {more ? '+' : ''}
            </span>
          </h2>
          {cards.length === 0 ? (
            <p className="px-1 pb-1 text-sm text-ink-soft">{t(adminBookingsTexts.noBookings)}</p>
          ) : null}
          <ul data-rows="" className="grid gap-2">
            {cards.map((card) => (
              <CardItem key={card.bookingId} column={column} card={card} />
            ))}
          </ul>
          {more ? <p className="px-1 pt-3 text-sm text-ink-soft">{t(adminBookingsTexts.firstFewShown)}</p> : null}
        </section>
      ))}
    </div>
  );
}

function CardItem({ column, card }: { column: BoardColumn; card: Card }) {
  const t = useText();
  const { bookingId, name, what, firstDay, lastDay, total } = card;
  return (
    <li className="rounded-field border border-line bg-card p-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="tabular-nums">{formatMoney(total)}</span>
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {what.length > 1
          ? t(adminBookingsTexts.andMore, { name: what[0]?.name ?? '', count: what.length - 1 })
          : what[0]?.name}
      </p>
      <p className="text-sm text-ink-soft">{daysText(t, firstDay, lastDay)}</p>
      <p className="mt-1 text-sm font-medium">
        <NextStep column={column} card={card} />
      </p>
      <Link
        to={adminUrls.booking(bookingId)}
        className="inline-flex min-h-11 items-center text-sm font-semibold wrap-anywhere underline underline-offset-4"
      >
        <BookingNumber of={bookingId} />
      </Link>
    </li>
  );
}

function NextStep({ column, card: { payBy, waits, firstDay, lastDay } }: { column: BoardColumn; card: Card }) {
  const t = useText();
  switch (column) {
    case 'refund':
      return t(adminBookingsTexts.refundToSend, { toSend: formatMoney(waits.toSend) });
    case 'confirm':
      if (waits.held) return t(adminBookingsTexts.checkThePayment);
      return payBy ? (
        <Rich message={adminBookingsTexts.checkTransferUntil} values={untilThen(payBy)} />
      ) : (
        t(adminBookingsTexts.checkTransfer)
      );
    case 'unpaid':
      return payBy ? (
        <Rich message={adminBookingsTexts.awaitingPaymentUntil} values={untilThen(payBy)} />
      ) : (
        t(adminBookingsTexts.awaitingPayment)
      );
    case 'travelling':
      return t(adminBookingsTexts.travelsUntil, { day: dayText(t, lastDay ?? '') });
    case 'upcoming':
      return t(adminBookingsTexts.startsOn, { day: dayText(t, firstDay ?? '') });
  }
}

const untilThen = (at: string) => ({
  at: formatInstant(at),
  time: (words: ReactNode) => <When at={at}>{words}</When>,
});
