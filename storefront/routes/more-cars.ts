import { carList } from '../../service/catalog/car-rentals/car-list.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { searchList } from '../../service/search/search-list.ts';
import { moreCars } from '../car/car-list-view.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-head.ts';
import type { Route } from './+types/more-cars';

/** `GET /more-cars/{city}?…&pages=3`: the third page of that search alone. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { limits } = await readSaleSettings(ctx);
  const search = parseCarSearch(params.city, new URL(request.url).searchParams, today(ctx.now), limits.rentalDays);
  const found = await searchList(ctx, carList, search, search.pages);
  return Response.json(moreCars(await textForReader(ctx), search, found), {
    headers: { 'Cache-Control': privateCaching },
  });
}
