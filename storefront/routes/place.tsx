import { data, redirect } from 'react-router';
import { placeTexts } from '../../messages/en/place.ts';
import type { Translate } from '../../messages/translate.ts';
import { carList } from '../../service/catalog/car-rentals/car-list.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { getDestination } from '../../service/catalog/destinations/get-destination.ts';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { productTypes } from '../../service/catalog/kinds.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import type { Context } from '../../service/platform/context.ts';
import { searchList } from '../../service/search/search-list.ts';
import { CarCard } from '../car/car-card.tsx';
import { carCardTexts } from '../car/car-card-texts.ts';
import { ExperienceCard } from '../experience-list/experience-card.tsx';
import { experienceCardTexts } from '../experience-list/experience-card-texts.ts';
import { PlaceHero } from '../place/place-hero.tsx';
import { placeAddress } from '../place/place-link.ts';
import { BestOfPlace, PlaceFacts } from '../place/place-page.tsx';
import { placeView } from '../place/place-view.ts';
import { storefrontKinds } from '../product/kinds.ts';
import { textOfPage } from '../rendering/text.tsx';
import { publicPageShowing } from '../server/page-dependencies.ts';
import { service } from '../service.ts';
import type { RouteHandle } from '../shell/navigation.ts';
import { indexedLinks, ownTitle } from '../shell/page-head.ts';
import { cardTexts } from '../stay/card-texts.ts';
import { ResultCard } from '../stay/result-card.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/place';

export const handle: RouteHandle = { overHero: true };

const three = { pageSize: 3 };

/** The first products of the lists of a destination. */
async function bestOf(ctx: Context, t: Translate, name: string) {
  const day = today(ctx.now);
  const place = t.place(name);
  const plain = new URLSearchParams();
  const stays = { ...parseStaySearch(new URLSearchParams({ location: name }), day), ...three };
  const cars = { ...parseCarSearch(name, plain, day), ...three };
  const experiences = async (type: 'attraction' | 'tour-package') => {
    const search = { ...parseExperienceSearch({ type, place: name, category: null }, plain, day), ...three };
    const { cards } = await searchList(ctx, experienceLists[type], search);
    return { to: storefrontKinds[type].list(name), cards: cards.map((card) => experienceCardTexts(t, card, '')) };
  };
  return {
    stays: {
      title: t(placeTexts.stays, { place }),
      all: t(placeTexts.allStays, { place }),
      to: storefrontKinds.stay.list(name),
      cards: (await searchList(ctx, stayList, stays)).cards.map((card) => cardTexts(t, card, 'grid')),
    },
    attractions: {
      title: t(placeTexts.attractions, { place }),
      all: t(placeTexts.allAttractions, { place }),
      ...(await experiences('attraction')),
    },
    tours: {
      title: t(placeTexts.tours, { place }),
      all: t(placeTexts.allTours, { place }),
      ...(await experiences('tour-package')),
    },
    cars: {
      title: t(placeTexts.cars, { place }),
      all: t(placeTexts.allCars, { place }),
      to: storefrontKinds['car-rental'].list(name),
      cards: (await searchList(ctx, carList, cars)).cards.map((car) => carCardTexts(t, car)),
    },
  };
}

/** A destination: what it is, and the three best of each type. Other names of it lead to its own. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const destination = await getDestination(ctx, params.place.replaceAll('-', ' '));
  if (!destination) throw data(null, { status: 404 });
  const path = placeAddress(destination.name);
  if (urls.place(params.place) !== path) throw redirect(path, 301);
  const t = await textForReader(ctx);
  const listed = { listedAt: [destination.id] };
  return data(
    {
      view: placeView(t, destination),
      best: await bestOf(ctx, t, destination.name),
      url: ctx.config.publicUrl + path,
    },
    { headers: publicPageShowing(Object.fromEntries(productTypes.map((type) => [type, listed]))) },
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = textOfPage();
  if (!loaderData) return [];
  const { name, region, lead } = loaderData.view;
  const title = region ? t(placeTexts.title, { place: name, region }) : name;
  return [
    { title: ownTitle(title, { matches }) },
    { name: 'description', content: lead },
    { property: 'og:title', content: title },
    { property: 'og:description', content: lead },
    { property: 'og:url', content: loaderData.url },
    ...indexedLinks(loaderData.url),
  ];
}

export default function Place({ loaderData: { view, best } }: Route.ComponentProps) {
  return (
    <>
      <PlaceHero view={view} />
      <PlaceFacts view={view} />
      <BestOfPlace id="stays" of={best.stays} card={(card) => <ResultCard card={card} travel="" row={false} />} />
      <BestOfPlace id="attractions" of={best.attractions} card={(card) => <ExperienceCard card={card} />} />
      <BestOfPlace id="tours" of={best.tours} card={(card) => <ExperienceCard card={card} />} />
      <BestOfPlace id="cars" of={best.cars} card={(card) => <CarCard card={card} travel="" />} />
    </>
  );
}
