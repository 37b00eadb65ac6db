import type { BookingStatus } from '../../service/booking/model/booking-status.ts';
import type { BookedForWire } from '../../service/booking/model/wire/wire.ts';
import { formatDeadline } from '../../service/core/day.ts';
import { timeLeft } from './show.ts';
import { useNow } from './use-now.ts';

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

/** The deadline, and the remaining minutes once the time is known. */
export function TimeLeft({ payBy, className = '' }: { payBy: string; className?: string }) {
  const now = useNow();
  return (
    <p className={className}>
      Pay by <strong className="whitespace-nowrap">{formatDeadline(new Date(payBy))}</strong>
      <span role="timer" className="block text-ink-soft tabular-nums">
        {now === null ? '\u00a0' : `${timeLeft(Date.parse(payBy), now)} left`}
      </span>
    </p>
  );
}

/** The details entered with the booking. Only this page shows them: an email to an unconfirmed address does not. */
export function BookedFor({ of }: { of: BookedForWire }) {
  const facts = [
    ['Booked for', of.name],
    ['Phone', of.phone],
    ['Notes', of.notes],
  ].filter(([, text]) => text);
  return (
    <section aria-labelledby="booked-for" className="mt-5 border-t border-line pt-5">
      <h3 id="booked-for" className="sr-only">
        Your details
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
