import type { Clash } from '../../service/booking/trip/clashes.ts';
import type { TripStop } from '../../service/booking/trip/stop.ts';
import { formatDay } from '../../service/core/day.ts';
import { counted } from './show.ts';

function named({ name, time }: TripStop): string {
  return time ? `${name} (${time})` : name;
}

/** A sentence that names both items and says why they clash. */
export function clashText({ kind, first, second, day, way }: Clash): string {
  const on = formatDay(day);
  const both = `${named(first)} and ${named(second)}`;
  if (kind === 'night') return `${both} are both for the night of ${on}.`;
  if (kind === 'time') return `${both} are at the same time on ${on}.`;
  const road = way ? `: about ${way.kilometres} km, ${counted(way.hours, 'hour')} by road` : '';
  return `${both} are too far apart for ${on}${road}.`;
}
