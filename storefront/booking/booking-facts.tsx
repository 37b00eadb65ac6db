import { bookingTexts } from '../../messages/en/booking.ts';
import { bookingStatusesTexts } from '../../messages/en/booking-statuses.ts';
import type { BookingStatus } from '../../service/booking/model/booking-status.ts';
import type { BookedForWire } from '../../service/booking/model/wire/wire.ts';
import { formatDeadline } from '../../service/core/day.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

/** Green, yellow, red, blue (BOOK-3); the text gives the same information. */
const looks: Readonly<Record<BookingStatus, string>> = {
  confirmed: 'bg-success-soft text-success',
  pending: 'bg-yellow-100 text-yellow-900 dark:bg-yellow-950 dark:text-yellow-200',
  cancelled: 'bg-danger-soft text-danger',
  completed: 'bg-blue-100 text-blue-900 dark:bg-blue-950 dark:text-blue-200',
};

export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useText();
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold capitalize ${looks[status]}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t(bookingStatusesTexts[status])}
    </span>
  );
}

/** The deadline, and the remaining minutes once the time is known. */
export function TimeLeft({ payBy, className = '' }: { payBy: string; className?: string }) {
  const t = useText();
  const now = useNow();
  return (
    <p className={className}>
      <Rich
        message={bookingTexts.payBy}
        values={{
          until: formatDeadline(t, new Date(payBy)),
          deadline: (words) => <strong className="whitespace-nowrap">{words}</strong>,
        }}
      />
      <span role="timer" className="block text-ink-soft tabular-nums">
        {now === null ? '\u00a0' : t(bookingTexts.timeLeft, { time: timeLeft(t, Date.parse(payBy), now) })}
      </span>
    </p>
  );
}

/** The details entered with the booking. Only this page shows them: an email to an unconfirmed address does not. */
export function BookedFor({ of }: { of: BookedForWire }) {
  const t = useText();
  const facts = [
    [t(bookingTexts.bookedFor), of.name],
    [t(bookingTexts.phone), of.phone],
    [t(bookingTexts.notes), of.notes],
  ].filter(([, text]) => text);
  return (
    <section aria-labelledby="booked-for" className="mt-5 border-t border-line pt-5">
      <h3 id="booked-for" className="sr-only">
        {t(bookingTexts.yourDetails)}
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
