import { mostDaysAhead } from '../../service/catalog/sale-days.ts';
import { mostDays, stayAvailability } from '../../service/catalog/stays/availability.ts';
import { addDays, isDay, today } from '../../service/core/day.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-head.ts';
import type { Route } from './+types/stay-availability';

/** `GET /stays/{slug}/availability?from=&to=`: per room type the nights of [from, to), for the calendar. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const query = new URL(request.url).searchParams;
  const [from, to] = [query.get('from'), query.get('to')];
  const day = today(ctx.now);
  const start = isDay(from) && from > day ? from : day;
  const end = isDay(to) && to > start ? to : addDays(start, mostDays);
  // the calendar looks no further ahead than this
  const rooms =
    start > addDays(day, mostDaysAhead) ? [] : await stayAvailability(ctx, { slug: params.slug, from: start, to: end });
  return Response.json(rooms, { headers: { 'Cache-Control': privateCaching } });
}
