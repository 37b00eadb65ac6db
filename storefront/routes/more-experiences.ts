import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { pageAddress } from '../../service/core/language-address.ts';
import { searchList } from '../../service/search/search-list.ts';
import { moreExperiences } from '../experience-list/experience-list-view.ts';
import { listAt } from '../experience-list/list-address.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-head.ts';
import type { Route } from './+types/more-experiences';

/** `GET /more/attraction/goa?…&pages=3`: the third page of that list alone. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const list = listAt(pageAddress(pathname).path.replace(/^\/more/, ''));
  if (!list) return new Response('Not Found', { status: 404 });
  const ctx = context.get(service);
  const search = parseExperienceSearch(list, searchParams, today(ctx.now));
  const found = await searchList(ctx, experienceLists[list.type], search, search.pages);
  return Response.json(moreExperiences(await textForReader(ctx), search, found), {
    headers: { 'Cache-Control': privateCaching },
  });
}
