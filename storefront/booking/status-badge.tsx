import type { BookingStatus } from '../../service/booking/booking.ts';

/** Green, yellow, red, blue (BOOK-3); the text gives the same information. */
const looks: Readonly<Record<BookingStatus, string>> = {
  confirmed: 'bg-success-soft text-success',
  pending: 'bg-yellow-100 text-yellow-900 dark:bg-yellow-950 dark:text-yellow-200',
  cancelled: 'bg-danger-soft text-danger',
  completed: 'bg-blue-100 text-blue-900 dark:bg-blue-950 dark:text-blue-200',
};

export function StatusBadge({ status }: { status: BookingStatus }) {
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold capitalize ${looks[status]}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {status}
    </span>
  );
}
