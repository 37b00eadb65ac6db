import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { addDays, type Day } from '../../service/core/day.ts';
import type { loader } from '../routes/calendar-days.ts';
import { adminUrls } from '../urls.ts';
import type { GridLine } from './grid-lines.ts';

type Loaded = NonNullable<Awaited<ReturnType<typeof loader>>>;
export type DayState = Loaded['days'][number][2];

const blockDays = 31;
const blockRows = 50;

/** The visible rows and columns, both ends included. */
export interface VisibleRange {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

/** Loads the days of the grid in blocks, one after another, as they become visible. `forget` loads them again. */
export function useGridDays(lines: readonly GridLine[], first: Day, seen: VisibleRange) {
  const fetcher = useFetcher<typeof loader>();
  const days = useRef(new Map<string, Map<string, DayState>>());
  const query = useRef(new Map<string, number>());
  // a second load would cancel the first, and the state of the fetcher tells of it only after the next render
  const isLoading = useRef(false);
  const [version, setVersion] = useState(0);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!fetcher.data) return;
    for (const [row, day, state] of fetcher.data.days) {
      const own = days.current.get(row) ?? new Map<string, DayState>();
      days.current.set(row, own.set(day, state));
    }
    isLoading.current = false;
    setVersion((before) => before + 1);
  }, [fetcher.data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version`: after a block has arrived, the next one is loaded
  useEffect(() => {
    if (lines.length === 0) return;
    // during a fast scroll nothing is loaded that would be out of view when it arrives
    const timer = setTimeout(() => {
      if (isLoading.current) return;
      for (let rows = Math.floor(seen.top / blockRows); rows * blockRows <= seen.bottom; rows += 1)
        for (let block = Math.floor(seen.first / blockDays); block * blockDays <= seen.last; block += 1) {
          const own = lines.slice(rows * blockRows, (rows + 1) * blockRows);
          const of = [...new Set(own.map(({ sellableId }) => sellableId))].join(',');
          const key = `${first} ${block} ${of}`;
          if (of === '' || query.current.get(key) === round) continue;
          query.current.set(key, round);
          isLoading.current = true;
          const from = addDays(first, block * blockDays);
          void fetcher.load(`${adminUrls.calendarDays}?${new URLSearchParams({ from, days: `${blockDays}`, of })}`);
          return;
        }
    }, 60);
    return () => clearTimeout(timer);
  }, [lines, first, seen.top, seen.bottom, seen.first, seen.last, version, fetcher.load, round]);

  return { days: days.current, version, forget: () => setRound((before) => before + 1) };
}
