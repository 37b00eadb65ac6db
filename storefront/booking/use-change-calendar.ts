import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import type { Day } from '../../service/core/day.ts';
import { useText } from '../rendering/text.tsx';
import { callPriced } from './call-priced.ts';
import { type CalendarRow, dayNote, monthsBetween, timesOn } from './change-calendar.ts';
import type { ChangeChoice } from './change-choice.ts';

/** The days and start times to which a line can be moved; a month is loaded when it comes into view. */
export function useChangeCalendar(item: BookingItemView, choice: ChangeChoice) {
  const t = useText();
  const [rows, setRows] = useState<readonly CalendarRow[]>([]);
  const requested = useRef(new Set<string>());
  const at = `/api/${kindOf(item.type).path}/${encodeURIComponent(item.slug)}/calendar`;

  async function loadMonth(month: string) {
    if (requested.current.has(month)) return;
    requested.current.add(month);
    try {
      const { data } = await callPriced<{ data: CalendarRow[] }>('GET', `${at}?month=${month}`);
      setRows((before) => [...before, ...data]);
    } catch {
      // days can be chosen without it: the preview shows the price
      requested.current.delete(month);
    }
  }

  const { from } = choice;
  const onDay = useEffectEvent((day: Day) => {
    if (item.selectedTime !== null) void loadMonth(day.slice(0, 7));
  });
  useEffect(() => {
    if (from) onDay(from);
  }, [from]);

  return {
    times: timesOn(rows, item, from),
    night: (day: Day) => dayNote(t, rows, item, choice, day),
    onMonths: (from: Day, to: Day) => {
      for (const month of monthsBetween(from, to)) void loadMonth(month);
    },
  };
}
