import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { searchList } from '../../service/search/search-list.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-head.ts';
import { moreStays } from '../stay/stay-list-view.ts';
import type { Route } from './+types/more-stays';

/** `GET /more-stays?…&pages=3`: the third page of that search alone. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { limits } = await readSaleSettings(ctx);
  const search = parseStaySearch(new URL(request.url).searchParams, today(ctx.now), limits.nights);
  const found = await searchList(ctx, stayList, search, search.pages);
  return Response.json(moreStays(await textForReader(ctx), search, found), {
    headers: { 'Cache-Control': privateCaching },
  });
}
