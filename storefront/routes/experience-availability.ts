import { experienceAvailability, mostDays } from '../../service/catalog/experiences/experience-availability.ts';
import { mostDaysAhead } from '../../service/catalog/sale-days.ts';
import { addDays, isDay, today } from '../../service/core/day.ts';
import { pageAddress } from '../../service/core/language-address.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/experience-availability';

/**
 * `GET /attraction/booking/{slug}/availability?from=&to=`, and the same for a tour package: places left at each time of
 * the days [from, to), for the calendar.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { pathname, searchParams: query } = new URL(request.url);
  const type = pageAddress(pathname).path.startsWith(`${urls.tours}/`) ? 'tour-package' : 'attraction';
  const [from, to] = [query.get('from'), query.get('to')];
  const day = today(ctx.now);
  const start = isDay(from) && from > day ? from : day;
  const end = isDay(to) && to > start ? to : addDays(start, mostDays);
  // the calendar looks no further ahead than this
  const days =
    start > addDays(day, mostDaysAhead)
      ? []
      : await experienceAvailability(ctx, { type, slug: params.slug, from: start, to: end });
  return Response.json(days, { headers: { 'Cache-Control': privateCaching } });
}
