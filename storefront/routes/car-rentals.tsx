import { Suspense } from 'react';
import { redirect } from 'react-router';
import { carHomeHeroTexts } from '../../messages/en/car/home-hero.ts';
import { carSearchTexts } from '../../messages/en/car/search.ts';
import { carTypePrices } from '../../service/catalog/car-rentals/car-type-prices.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { CarSearchForm } from '../car/car-search-form.tsx';
import { carPlaces } from '../car/home-texts.ts';
import { requestedLocation } from '../car/requested-location.ts';
import { typeTiles } from '../car/type-tiles.ts';
import { placeNames } from '../home/places.ts';
import { HeroFrame } from '../product/hero-frame.tsx';
import { ListFailed } from '../product/list-failed.tsx';
import { later } from '../rendering/later.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { service } from '../service.ts';
import type { RouteHandle } from '../shell/navigation.ts';
import { pageHead, publicPage } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/car-rentals';

export const handle: RouteHandle = { overHero: true };

/** The search form leads here without JavaScript: it redirects to the page of the location (CAR-7). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const query = new URL(request.url).searchParams;
  const location = requestedLocation(query.get('location'));
  if (location) {
    query.delete('location');
    for (const name of ['pickupDate', 'returnDate']) if (!query.get(name)) query.delete(name);
    throw redirect(query.size > 0 ? `${urls.carsIn(location)}?${query}` : urls.carsIn(location));
  }
  const t = await textForReader(ctx);
  return {
    types: typeTiles(t, await carTypePrices(ctx)),
    ...placeNames(t, carPlaces),
    missing: query.has('location'),
    today: today(ctx.now),
    url: ctx.config.publicUrl + urls.cars,
  };
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  return (
    loaderData &&
    pageHead(t, {
      title: t(carHomeHeroTexts.title),
      lead: t(carHomeHeroTexts.lead),
      url: loaderData.url,
    })
  );
}

const id = 'below';
const scene = '/artwork/car-muv-20';
const CarHome = later(id, () => import('../car/car-home.tsx'));

export default function CarRentals({ loaderData: { types, names, today, missing } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <HeroFrame title={t(carHomeHeroTexts.title)} scene={scene} focus="80% 85%" narrow>
        <CarSearchForm
          today={today}
          initial={{ location: '' }}
          missing={missing}
          // what is missing is said in the form
          {...(missing ? {} : { pill: t(carSearchTexts.whereTo) })}
        />
      </HeroFrame>
      <div id={id}>
        <Suspense>
          <CarHome types={types} names={names} />
        </Suspense>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useText();
  const hero = <HeroFrame title={t(carHomeHeroTexts.title)} scene={scene} focus="80% 85%" narrow />;
  return <ListFailed hero={hero} error={error} heading={t(carHomeHeroTexts.none)} text={t(carHomeHeroTexts.failed)} />;
}
