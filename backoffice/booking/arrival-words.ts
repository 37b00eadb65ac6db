import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { Translate } from '../../messages/translate.ts';
import { addDays, type Day, formatDate, formatDateOfYear, formatDayOfYear, isDay } from '../../service/core/day.ts';

/** The first day in words, as 'Tomorrow' or 'Sat, 12 Dec', and the last one, as '14 Dec', if it is another. */
export function arrivalWords(
  t: Translate,
  { firstDay, lastDay }: { readonly firstDay: string | null; readonly lastDay: string | null },
  today: Day,
): { readonly when: string; readonly until: string | null } {
  if (!isDay(firstDay)) return { when: '', until: null };
  const near = new Map<string, string>([
    [addDays(today, -1), t(adminBookingsTexts.yesterday)],
    [today, t(adminBookingsTexts.today)],
    [addDays(today, 1), t(adminBookingsTexts.tomorrow)],
  ]);
  const isThisYear = firstDay.slice(0, 4) === today.slice(0, 4);
  return {
    when: near.get(firstDay) ?? (isThisYear ? formatDayOfYear : formatDate)(t, firstDay),
    until: isDay(lastDay) && lastDay !== firstDay ? formatDateOfYear(t, lastDay) : null,
  };
}
