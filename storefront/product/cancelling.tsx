import { lazy, type ReactNode, Suspense } from 'react';
import { type Day, nightsBetween } from '../../service/core/day.ts';
import type { Paise } from '../../service/core/money.ts';
import type { CancellingView } from './cancelling-view.ts';

const TermsOfDay = lazy(() => import('./terms-of-day.tsx'));

/** True if the policy's text is certain for anything that begins on that day, at any time. */
export function isSure({ sure }: CancellingView, today: Day, day: Day | null): boolean {
  return day === null || nightsBetween(today, day) >= sure;
}

export interface CancellingProps {
  of: CancellingView;
  today: Day;
  day: Day | null;
  /** The start time 'HH:MM'; null while it is not chosen. */
  time: string | null;
  payable: Paise;
  /** The text that is shown while it is certain. */
  children: ReactNode;
}

/** The cancellation policy for the chosen day: a table of dates and rupees if there is more than one deadline. */
export function Cancelling({ of, today, day, time, payable, children }: CancellingProps) {
  const { rest, sure, terms } = of;
  if (sure === 0) return <p className="text-center text-sm text-ink-soft">{rest}</p>;
  if (terms && day && time && payable > 0) {
    return (
      <Suspense fallback={children}>
        <TermsOfDay {...terms} day={day} time={time} payable={payable} />
      </Suspense>
    );
  }
  return terms || isSure(of, today, day) ? children : null;
}
