import { lazy, type ReactNode, Suspense } from 'react';
import { type Day, nightsBetween } from '../../service/core/day.ts';
import type { Paise } from '../../service/core/money.ts';
import type { CancellingView } from './cancelling-view.ts';

const TermsOfDay = lazy(() => import('./terms-of-day.tsx'));

/** Whether what is said of cancelling is certain of what begins on that day, at whatever time. */
export function isSure({ sure }: CancellingView, today: Day, day: Day | null): boolean {
  return day === null || nightsBetween(today, day) >= sure;
}

export interface CancellingProps {
  of: CancellingView;
  today: Day;
  day: Day | null;
  /** 'HH:MM' at which it begins; null while that is not chosen. */
  time: string | null;
  payable: Paise;
  /** What is said while it holds. */
  children: ReactNode;
}

/** What is true of cancelling on the chosen day: as a table of dates and rupees where there is more than one date. */
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
