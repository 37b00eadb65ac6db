import type { BookingStatus } from '../../service/booking/booking.ts';
import { statusWords } from './booking-words.ts';

const looks: Readonly<Record<BookingStatus, string>> = {
  pending: 'border-support bg-support-soft',
  confirmed: 'border-success bg-success-soft',
  cancelled: 'border-danger bg-danger-soft',
  completed: 'border-line-strong bg-sunk',
};

const mark = 'inline-block rounded-full border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap text-ink';

/** The status of a booking as text and colour. */
export function StatusMark({ status }: { status: BookingStatus }) {
  return <span className={`${mark} ${looks[status]}`}>{statusWords[status]}</span>;
}

/** Marks something in a booking that a person has to handle. */
export function WaitsMark({ children }: { children: string }) {
  return <span className={`${mark} border-danger bg-danger-soft`}>{children}</span>;
}
