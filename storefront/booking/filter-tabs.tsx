import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { bookingTexts } from '../../messages/en/booking.ts';
import { useText } from '../rendering/text.tsx';
import { type BookingTab, bookingTabs, tabLabel } from './booking-tabs.ts';

const keys: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs by the ARIA pattern: one tab stop, arrow keys select. */
export function FilterTabs(props: { current: BookingTab; onChoose: (tab: BookingTab) => void; children: ReactNode }) {
  const t = useText();
  const { current } = props;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`#tab-${current.id}`);
    if (row && tab) row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2 });
  }, [current.id]);

  function move(event: KeyboardEvent) {
    const next = keys[event.key]?.(bookingTabs.indexOf(current), bookingTabs.length);
    const tab = next === undefined ? undefined : bookingTabs[next];
    if (!tab) return;
    event.preventDefault();
    props.onChoose(tab);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={t(bookingTexts.filterBookings)}
        className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {bookingTabs.map((tab) => {
          const selected = tab.id === current.id;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`tab-${tab.id}`}
              aria-selected={selected}
              aria-controls="bookings-panel"
              tabIndex={selected ? 0 : -1}
              onClick={() => props.onChoose(tab)}
              onKeyDown={move}
              className={`min-h-12 shrink-0 border-b-3 px-3 text-sm font-semibold tracking-wide whitespace-nowrap -outline-offset-3 ${
                selected ? 'border-accent text-accent' : 'border-transparent text-ink-soft hover:text-ink'
              }`}
            >
              {tabLabel(t, tab)}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id="bookings-panel" aria-labelledby={`tab-${current.id}`}>
        {props.children}
      </div>
    </>
  );
}
