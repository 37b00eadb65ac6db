import { type ReactNode, useState } from 'react';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { Message } from '../../messages/message.ts';
import type { BoardColumn } from '../../service/booking/admin/booking-search.ts';
import type { showBoard } from '../../service/booking/admin/show-board.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { BookingNumber } from './booking-marks.tsx';
import { daysText, dayText } from './booking-words.ts';
import { PanelLink, paymentHash, useOpenPanel } from './panel-link.tsx';

type Columns = Awaited<ReturnType<typeof showBoard>>;
type Card = Columns[number]['cards'][number];

const heads: Readonly<Record<BoardColumn, Message>> = {
  refund: adminBookingsTexts.refundDue,
  confirm: adminBookingsTexts.paymentToConfirm,
  unpaid: adminBookingsTexts.onHoldUnpaid,
  travelling: adminBookingsTexts.travellingToday,
  upcoming: adminBookingsTexts.upcoming,
};

/** Columns whose bookings a payment moves on, and those that they move to. */
const unpaid: readonly BoardColumn[] = ['confirm', 'unpaid'];
const paid: readonly BoardColumn[] = ['travelling', 'upcoming'];

/**
 * Bookings as cards in columns by their next step. On phones the columns are below each other. A card that is dragged
 * from an unpaid to a paid column opens the form that records its payment, as its link does.
 */
export function Board({ columns }: { columns: Columns }) {
  const t = useText();
  const [dragged, setDragged] = useState<Card | null>(null);
  const openPanel = useOpenPanel();
  return (
    <div className="mt-3 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5">
      {columns.map(({ column, cards, more }) => {
        const takes = dragged !== null && paid.includes(column);
        return (
          <section
            key={column}
            aria-labelledby={`column-${column}`}
            className={`min-w-0 rounded-card bg-sunk p-3 ${takes ? 'outline-2 outline-offset-2 outline-support outline-dashed' : ''}`}
            onDragOver={takes ? (event) => event.preventDefault() : undefined}
            onDrop={takes ? () => openPanel(dragged.bookingId, paymentHash) : undefined}
          >
            <h2 id={`column-${column}`} className="flex items-baseline justify-between gap-3 px-1 pb-3 text-lg">
              {t(heads[column])}
              <span className="font-sans text-sm font-semibold text-ink-soft">
                {cards.length}
                {more ? '+' : ''}
              </span>
            </h2>
            {takes ? <p className="px-1 pb-3 text-sm">{t(adminBookingsTexts.dropToRecordPayment)}</p> : null}
            {cards.length === 0 ? (
              <p className="px-1 pb-1 text-sm text-ink-soft">{t(adminBookingsTexts.noBookings)}</p>
            ) : null}
            <ul data-rows="" className="grid gap-2">
              {cards.map((card) => (
                <CardItem key={card.bookingId} column={column} card={card} onDrag={setDragged} />
              ))}
            </ul>
            {more ? <p className="px-1 pt-3 text-sm text-ink-soft">{t(adminBookingsTexts.firstFewShown)}</p> : null}
          </section>
        );
      })}
    </div>
  );
}

interface CardProps {
  column: BoardColumn;
  card: Card;
  onDrag: (card: Card | null) => void;
}

function CardItem({ column, card, onDrag }: CardProps) {
  const t = useText();
  const { bookingId, name, what, firstDay, lastDay, total } = card;
  const isUnpaid = unpaid.includes(column);
  return (
    <li
      draggable={isUnpaid}
      onDragStart={(event) => {
        // Firefox drags nothing without data
        event.dataTransfer.setData('text/plain', bookingId);
        onDrag(card);
      }}
      onDragEnd={() => onDrag(null)}
      className={`rounded-field border border-line bg-card p-3 ${isUnpaid ? 'cursor-grab' : ''}`}
    >
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
      <div className="flex flex-wrap justify-between gap-x-3 text-sm font-semibold underline underline-offset-4">
        <PanelLink
          bookingId={bookingId}
          data-row={bookingId}
          draggable={false}
          className="inline-flex min-h-11 items-center wrap-anywhere"
        >
          <BookingNumber of={bookingId} />
        </PanelLink>
        {isUnpaid ? (
          <PanelLink
            bookingId={bookingId}
            hash={paymentHash}
            draggable={false}
            className="inline-flex min-h-11 items-center"
          >
            {t(adminBookingsTexts.recordPayment)}
          </PanelLink>
        ) : null}
      </div>
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
