import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { experienceListAttractionsHeroTexts } from '../../messages/en/experience-list/attractions-hero.ts';
import { dayFrom } from '../../service/catalog/experiences/visit.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { landingPlaces } from '../experience-list/landing-texts.ts';
import { requestedPlacePath } from '../experience-list/list-address.ts';
import { scenes } from '../experience-list/scenes.ts';
import { VisitSearchForm } from '../experience-list/visit-search-form.tsx';
import { placeNames } from '../home/places.ts';
import { HeroFrame } from '../product/hero-frame.tsx';
import { later } from '../rendering/later.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { service } from '../service.ts';
import type { RouteHandle } from '../shell/navigation.ts';
import { pageHead, publicPage } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/attractions';

export const handle: RouteHandle = { overHero: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const requested = url.searchParams;
  // a search without scripts
  const place = requestedPlacePath('attraction', requested);
  if (place) throw redirect(place);
  const day = today(ctx.now);
  return {
    today: day,
    date: dayFrom(requested.get('date'), day) ?? '',
    ...placeNames(await textForReader(ctx), landingPlaces.attraction),
    url: ctx.config.publicUrl + urls.attractions,
  };
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  return (
    loaderData &&
    pageHead(t, {
      title: t(experienceListAttractionsHeroTexts.title),
      lead: t(experienceListAttractionsHeroTexts.lead),
      url: loaderData.url,
    })
  );
}

const ListError = lazy(() => import('../experience-list/list-error.tsx'));
const belowId = 'below';
const Below = later(belowId, () => import('../experience-list/attractions-sections.tsx'));

export default function Attractions({ loaderData: { today, date, names } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <HeroFrame title={t(experienceListAttractionsHeroTexts.heading)} scene={scenes.attraction}>
        <VisitSearchForm requested={{ type: 'attraction', place: '', date, guests: 2 }} path={null} today={today} />
      </HeroFrame>
      <div id={belowId} className="pt-4">
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Below names={names} />
        </Suspense>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <ListError error={error} />
    </Suspense>
  );
}
