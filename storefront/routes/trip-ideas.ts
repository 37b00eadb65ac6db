import { tripsTexts } from '../../messages/en/trips.ts';
import type { Translate } from '../../messages/translate.ts';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { visitParams } from '../../service/catalog/experiences/visit.ts';
import { showSaved } from '../../service/catalog/saved/show-saved.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { travelParams } from '../../service/catalog/stays/travel-params.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { addDays, today } from '../../service/core/day.ts';
import type { Context } from '../../service/platform/context.ts';
import { searchList } from '../../service/search/search-list.ts';
import { experienceCardTexts } from '../experience-list/experience-card-texts.ts';
import { experienceListAddress } from '../experience-list/list-address.ts';
import { daySpan } from '../product/list-view.ts';
import { service } from '../service.ts';
import { privateCaching } from '../shell/page-head.ts';
import { foundCard, stayListAddress } from '../stay/stay-list-view.ts';
import type { FilledGap, TripIdea } from '../trip/gap-view.ts';
import { mostGaps, readGap, type TripGap, type TripParty } from '../trip/gaps.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/trip-ideas';

/** Three are shown; of more the page can leave out what the trip already has. */
const mostIdeas = 6;

type Filling = Omit<FilledGap, 'gap'>;

async function staysFor(ctx: Context, t: Translate, gap: TripGap & TripParty, place: string): Promise<Filling> {
  const { limits } = await readSaleSettings(ctx);
  const params = {
    location: place,
    checkIn: gap.from,
    checkOut: gap.to,
    adults: `${gap.guests}`,
    rooms: `${gap.rooms}`,
  };
  const search = parseStaySearch(new URLSearchParams(params), today(ctx.now), limits.nights);
  const { cards } = search.dates ? await searchList(ctx, stayList, { ...search, pageSize: mostIdeas }) : { cards: [] };
  const ideas = cards.map((card): TripIdea => {
    const { slug, name, price, unit, type, rated, image, srcSet } = foundCard(t, search, card);
    const to = `${urls.stay(slug)}?${travelParams(search)}`;
    const note = [type, rated?.score].filter(Boolean).join(' · ');
    return { id: `stay:${slug}`, kind: 'stay', name, to, price, unit: unit ?? '', note, image, srcSet };
  });
  const [night, more] = [daySpan(t, gap.from, gap.from), addDays(gap.from, 1) < gap.to];
  const text = more
    ? t(tripsTexts.noBedNights, { days: daySpan(t, gap.from, addDays(gap.to, -1)), place: t.place(place) })
    : t(tripsTexts.noBedNight, { day: night, place: t.place(place) });
  return { text, all: stayListAddress(search), ideas };
}

async function visitsFor(ctx: Context, t: Translate, gap: TripGap & TripParty, place: string): Promise<Filling> {
  const params = new URLSearchParams({ date: gap.from, guests: `${gap.guests}` });
  const search = parseExperienceSearch({ type: 'attraction', place, category: null }, params, today(ctx.now));
  const { cards } = search.day
    ? await searchList(ctx, experienceLists.attraction, { ...search, pageSize: mostIdeas })
    : { cards: [] };
  const ideas = cards.map((card): TripIdea => {
    const { saved, name, to, price, unit, kind, duration, rated, image } = experienceCardTexts(
      t,
      card,
      visitParams(search).toString(),
    );
    const note = [kind ?? duration, rated?.score].filter(Boolean).join(' · ');
    return {
      id: saved,
      kind: 'attraction',
      name,
      to,
      price,
      unit,
      note,
      image: image?.src ?? '',
      srcSet: image?.srcSet,
    };
  });
  const text = t(tripsTexts.freeDays, {
    days: daySpan(t, gap.from, addDays(gap.to, -1)),
    place: t.place(place),
  });
  return { text, all: experienceListAddress(search), ideas };
}

/** `GET /trip-ideas?gap=nights,2026-12-22,2026-12-23,2,1,stay:haveli&gap=…`: what is free for the gaps of a trip. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const t = await textForReader(ctx);
  const params = new URL(request.url).searchParams.getAll('gap').slice(0, mostGaps);
  const gaps = params.flatMap((text) => ({ text, gap: readGap(text) }));
  const near = await showSaved(ctx, { names: gaps.flatMap(({ gap }) => gap?.near ?? []) });
  const filled = gaps.map(async ({ text, gap }): Promise<FilledGap[]> => {
    const place = near.find(({ type, slug }) => `${type}:${slug}` === gap?.near)?.place;
    if (!gap || !place) return [];
    const fill = gap.what === 'nights' ? staysFor : visitsFor;
    return [{ gap: text, ...(await fill(ctx, t, gap, place)) }];
  });
  return Response.json((await Promise.all(filled)).flat(), { headers: { 'Cache-Control': privateCaching } });
}
