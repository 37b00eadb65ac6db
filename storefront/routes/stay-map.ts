import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { mapStays } from '../../service/catalog/stays/map-stays.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-headers.ts';
import type { MapPlace } from '../stay/results-map-geometry.ts';
import type { Route } from './+types/stay-map';

/** `GET /stay-map?…`: where the results of that search are. Asked for when the map is opened. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { limits } = await readSaleSettings(ctx);
  const search = parseStaySearch(new URL(request.url).searchParams, today(ctx.now), limits.nights);
  const places = await mapStays(ctx, search);
  const answer: MapPlace[] = places.map(({ price, ...place }) => ({ ...place, price: formatMoney(price) }));
  return Response.json(answer, { headers: { 'Cache-Control': privateCaching } });
}
