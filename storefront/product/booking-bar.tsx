import type { ReactNode } from 'react';
import { type Day, formatDay } from '../../service/core/day.ts';

/** On small screens: the price and the button at the bottom of the screen. */
export function BookingBar({ amount, note, children }: { amount: string; note: string; children: ReactNode }) {
  return (
    <div className="booking-bar fixed inset-x-0 bottom-0 mb-0! z-30 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 pt-3 md:px-8 pb-[max(12px,env(safe-area-inset-bottom))] lg:hidden low:static low:-mx-4 md:low:-mx-8">
      <p className="leading-tight">
        <strong className="text-xl font-semibold tabular-nums">{amount}</strong>
        <span className="block text-sm text-ink-soft">{note}</span>
      </p>
      {children}
    </div>
  );
}

/** '12 Dec' */
export function shortDay(day: Day): string {
  return formatDay(day)
    .replace(/^\w+, /, '')
    .replace(/ \d{4}$/, '');
}
