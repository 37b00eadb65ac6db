import { mapNoteTexts } from '../../messages/en/map/note.ts';
import type { Translate } from '../../messages/translate.ts';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { type ExperienceList, parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { visitParams } from '../../service/catalog/experiences/visit.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { travelParams } from '../../service/catalog/stays/travel-params.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { pageAddress } from '../../service/core/language-address.ts';
import type { Context } from '../../service/platform/context.ts';
import { mapList } from '../../service/search/map-list.ts';
import { experienceCardTexts } from '../experience-list/experience-card-texts.ts';
import { listAt } from '../experience-list/list-address.ts';
import type { MapAnswer, MapPlace } from '../map/map-place.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-head.ts';
import { foundCard } from '../stay/stay-list-view.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/list-map';

const noteOf = (t: Translate, what: string | null, score: string | undefined) =>
  [what, score ?? t(mapNoteTexts.new)].filter(Boolean).join(' · ');

async function stays(ctx: Context, query: URLSearchParams): Promise<MapPlace[]> {
  const t = await textForReader(ctx);
  const { limits } = await readSaleSettings(ctx);
  const search = parseStaySearch(query, today(ctx.now), limits.nights);
  const requested = travelParams(search).toString();
  return (await mapList(ctx, stayList, search)).map(({ card, latitude, longitude }) => {
    const { slug, name, price, unit, type, rated, image, days, travel = requested } = foundCard(t, search, card);
    const to = travel ? `${urls.stay(slug)}?${travel}` : urls.stay(slug);
    return {
      id: `stay-${slug}`,
      kind: 'stay',
      name,
      to,
      latitude,
      longitude,
      price,
      unit: unit ?? '',
      note: noteOf(t, days ?? type, rated?.score),
      image,
    };
  });
}

async function experiences(ctx: Context, list: ExperienceList, query: URLSearchParams): Promise<MapPlace[]> {
  const t = await textForReader(ctx);
  const search = parseExperienceSearch(list, query, today(ctx.now));
  const visit = visitParams(search).toString();
  return (await mapList(ctx, experienceLists[list.type], search)).map(({ card, latitude, longitude }) => {
    const { slug, name, to, price, unit, kind, duration, rated, image } = experienceCardTexts(t, card, visit);
    return {
      id: `found-${slug}`,
      kind: list.type,
      name,
      to,
      latitude,
      longitude,
      price,
      unit,
      note: noteOf(t, kind ?? duration, rated?.score),
      image: image?.src ?? '',
    };
  });
}

/** `GET /map/stays?…`, `/map/attraction/goa?…`: the places of that list's results. Requested when a map is opened. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const path = pageAddress(pathname).path.replace(/^\/map/, '');
  const ctx = context.get(service);
  const list = listAt(path);
  if (path !== urls.stays && !list) return new Response('Not Found', { status: 404 });
  const places = list ? await experiences(ctx, list, searchParams) : await stays(ctx, searchParams);
  const answer: MapAnswer = { places, tiles: ctx.config.mapTiles ?? null };
  return Response.json(answer, { headers: { 'Cache-Control': privateCaching } });
}
