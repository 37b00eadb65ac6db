import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { searchBookings } from '../../service/booking/admin/search-bookings.ts';
import { kindOf, kinds, type ProductType } from '../../service/catalog/kinds.ts';
import type { ProductKind } from '../../service/catalog/product-kind.ts';
import type { Day } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { IconName } from '../../storefront/ui/icon-names.ts';
import { AdminIcon } from '../ui/admin-icon.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Mark } from '../ui/mark.tsx';
import { AllBox, RowBox } from '../ui/row-box.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import { arrivalWords } from './arrival-words.ts';
import { type BookingColumn, defaultColumns } from './booking-columns.ts';
import { StatusMark } from './booking-marks.tsx';
import { paidWords } from './booking-words.ts';
import { PanelLink } from './panel-link.tsx';

export type ListedRow = Awaited<ReturnType<typeof searchBookings>>['rows'][number];

export const columnWords: Readonly<Record<BookingColumn, Message>> = {
  phone: adminBookingsTexts.phone,
  arrival: adminBookingsTexts.arrival,
  items: adminBookingsTexts.items,
  status: adminBookingsTexts.status,
  balance: adminBookingsTexts.balance,
  total: adminBookingsTexts.total,
  booked: adminBookingsTexts.booked,
  email: adminBookingsTexts.email,
  number: adminBookingsTexts.number,
};

interface Props {
  rows: readonly ListedRow[];
  columns: readonly BookingColumn[];
  today: Day;
  /** The booking in the panel. */
  open: string | null;
  next: string | null;
}

/** The list of bookings, a line each. Its rows open the panel; without scripts the page of the booking. */
export function BookingTable({ rows, columns, today, open, next }: Props) {
  const t = useText();
  const all = columnsOf(t, today);
  const isDefault = columns.join() === defaultColumns.join();
  const guest: Column<ListedRow> = {
    head: t(adminBookingsTexts.guest),
    sort: 'guest',
    isRowHead: true,
    className: 'guest',
    cell: (row) => <GuestLink row={row} isOpen={row.bookingId === open} />,
  };
  const box: Column<ListedRow> = {
    head: t(adminBookingsTexts.select),
    control: <AllBox label={t(adminBookingsTexts.selectAll)} isLabelHidden />,
    className: 'box',
    cell: ({ bookingId, name }) => <RowBox of={bookingId} label={t(adminBookingsTexts.selectBooking, { name })} />,
  };
  return (
    <AdminTable
      caption={t(adminBookingsTexts.caption)}
      columns={[
        box,
        guest,
        ...columns.map((column) => ({
          ...all[column],
          head: t(columnWords[column]),
          className: column === 'phone' && isDefault ? 'phone roomy' : column,
        })),
      ]}
      rows={rows}
      keyOf={({ bookingId }) => bookingId}
      next={next}
      dense
      sorted="-made"
      empty={t(adminBookingsTexts.none)}
      begin={{ to: adminUrls.newBooking, label: t(adminBookingsTexts.newBooking) }}
      noMatch={t(adminBookingsTexts.noMatch)}
    />
  );
}

/** The guest's name opens the panel and covers its row. */
function GuestLink({ row: { bookingId, name }, isOpen }: { row: ListedRow; isOpen: boolean }) {
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <PanelLink
        bookingId={bookingId}
        data-row={bookingId}
        aria-current={isOpen ? 'true' : undefined}
        className="row-link truncate font-semibold"
      >
        {name}
      </PanelLink>
      <span className="shrink-0 text-xs text-ink-soft">{bookingId.split('_').at(-1)}</span>
    </span>
  );
}

const icons: Readonly<Record<ProductKind['dates'], IconName>> = { nights: 'bed-double', slot: 'ticket', days: 'car' };

/** An icon for each type of the items, with the name of the first one where there is room. */
function Items({ what }: Pick<ListedRow, 'what'>) {
  const t = useText();
  const types = [...Map.groupBy(what, ({ type }) => type)];
  const [first, ...others] = what;
  return (
    <span className="flex min-w-0 items-center gap-2">
      {types.map(([type, items]) => (
        <TypeIcon key={type} type={type} count={items.length} />
      ))}
      <span className="item-name truncate">{first?.name}</span>
      {others.length > 0 ? (
        <span className="item-name shrink-0 text-ink-soft">
          {t(adminBookingsTexts.moreItems, { count: others.length })}
        </span>
      ) : null}
    </span>
  );
}

function TypeIcon({ type, count }: { type: ProductType; count: number }) {
  const t = useText();
  const label = t(kinds[type].label);
  return (
    <span
      role="img"
      aria-label={count > 1 ? t(adminBookingsTexts.itemsOfType, { type: label, count }) : label}
      className="inline-flex shrink-0 items-center gap-0.5 text-ink-soft"
    >
      <AdminIcon name={icons[kindOf(type).dates]} size={18} />
      {count > 1 ? <span className="text-xs font-semibold">{count}</span> : null}
    </span>
  );
}

/** What staff have to check first, or the status. */
function Status({ row: { status, waits } }: { row: ListedRow }) {
  const t = useText();
  if (waits.held) return <Mark tone="bad">{t(adminBookingsTexts.paymentOnHold)}</Mark>;
  if (waits.transfer) return <Mark tone="waits">{t(adminBookingsTexts.upiToConfirm)}</Mark>;
  return <StatusMark status={status} />;
}

/** What is due or to be refunded, or how it was paid. */
function Balance({ row }: { row: ListedRow }) {
  const t = useText();
  const { toPay, waits, status, paymentState } = row;
  if (waits.toSend > 0)
    return (
      <span className="font-semibold text-danger">
        {t(adminBookingsTexts.refundToSend, { toSend: formatMoney(waits.toSend) })}
      </span>
    );
  if (toPay > 0)
    return <span className="font-semibold">{t(adminBookingsTexts.amountDue, { amount: formatMoney(toPay) })}</span>;
  const isNothing = status === 'cancelled' && paymentState === 'none';
  return <span className="text-ink-soft">{isNothing ? '–' : paidWords(t, row)}</span>;
}

type DataColumn = Omit<Column<ListedRow>, 'head' | 'className'>;

const columnsOf = (t: Translate, today: Day): Readonly<Record<BookingColumn, DataColumn>> => ({
  phone: {
    cell: ({ phone }) =>
      phone ? (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="relative z-1 underline-offset-4 hover:underline">
          {phone}
        </a>
      ) : (
        '–'
      ),
  },
  arrival: {
    sort: 'arrival',
    cell: (row) => {
      const { when, until } = arrivalWords(t, row, today);
      return (
        <>
          {when}
          {until ? <span className="text-ink-soft"> {t(adminBookingsTexts.toDay, { day: until })}</span> : null}
        </>
      );
    },
  },
  items: { cell: ({ what }) => <Items what={what} /> },
  status: { cell: (row) => <Status row={row} /> },
  balance: { atEnd: true, cell: (row) => <Balance row={row} /> },
  total: { atEnd: true, sort: '-total', cell: ({ total }) => formatMoney(total) },
  booked: { sort: '-made', cell: ({ madeAt }) => <When at={madeAt}>{formatInstant(madeAt)}</When> },
  email: { cell: ({ email }) => email },
  number: { cell: ({ bookingId }) => bookingId },
});
