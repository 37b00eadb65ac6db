import { formatDeadline } from '../../service/core/day.ts';
import { timeLeft } from './show.ts';
import { useNow } from './use-now.ts';

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
