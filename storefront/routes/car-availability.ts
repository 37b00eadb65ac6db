import { carAvailability, mostDays } from '../../service/catalog/car-rentals/car-availability.ts';
import { mostDaysAhead } from '../../service/catalog/sale-days.ts';
import { addDays, isDay, today } from '../../service/core/day.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-head.ts';
import type { Route } from './+types/car-availability';

/** `GET /car-rentals/booking/{slug}/availability?from=&to=`: the days of [from, to), for the calendar. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const query = new URL(request.url).searchParams;
  const [from, to] = [query.get('from'), query.get('to')];
  const day = today(ctx.now);
  const start = isDay(from) && from > day ? from : day;
  const end = isDay(to) && to > start ? to : addDays(start, mostDays);
  // the calendar looks no further ahead than this
  const days =
    start > addDays(day, mostDaysAhead) ? [] : await carAvailability(ctx, { slug: params.slug, from: start, to: end });
  return Response.json(days, { headers: { 'Cache-Control': privateCaching } });
}
