import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import { experienceListAttractionsHeroTexts } from '../../messages/en/experience-list/attractions-hero.ts';
import { experienceListSearchTexts } from '../../messages/en/experience-list/search.ts';
import { textIn } from '../../messages/translate.ts';
import { bestAttractions } from '../../service/catalog/experiences/best-attractions.ts';
import { dayFrom } from '../../service/catalog/experiences/visit.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { experienceCardTexts } from '../experience-list/experience-card-texts.ts';
import { landingPlaces } from '../experience-list/landing-texts.ts';
import { requestedPlacePath } from '../experience-list/list-address.ts';
import { scenes } from '../experience-list/scenes.ts';
import { VisitSearchForm } from '../experience-list/visit-search-form.tsx';
import { placeNames } from '../home/places.ts';
import { HeroFrame } from '../product/hero-frame.tsx';
import { later } from '../rendering/later.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { mayPass } from '../server/busy-page.ts';
import { publicPageShowing } from '../server/page-dependencies.ts';
import { service } from '../service.ts';
import type { RouteHandle } from '../shell/navigation.ts';
import { pageHead, privatePage } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/attractions';

export const handle: RouteHandle = { overHero: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const requested = url.searchParams;
  // a search without scripts
  const place = requestedPlacePath('attraction', requested);
  if (place) throw redirect(place);
  // names of places in English do no harm
  const t = await textForReader(ctx).catch(() => textIn(ctx.language));
  const day = today(ctx.now);
  // if they fail to load, the page is shown without them and not cached
  const best = await bestAttractions(ctx).catch((error: unknown) => {
    if (mayPass(error)) throw error;
    ctx.log.error({ err: error }, 'Failed to fetch attractions');
    return undefined;
  });
  return data(
    {
      best: best?.map((card) => experienceCardTexts(t, card, '')) ?? [],
      today: day,
      date: dayFrom(requested.get('date'), day) ?? '',
      ...placeNames(t, landingPlaces.attraction),
      url: ctx.config.publicUrl + urls.attractions,
    },
    {
      headers: best
        ? publicPageShowing({ attraction: { ids: best.map(({ id }) => id), ranked: true } })
        : privatePage(),
    },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

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

export default function Attractions({ loaderData: { best, today, date, names } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <HeroFrame title={t(experienceListAttractionsHeroTexts.heading)} scene={scenes.attraction}>
        <VisitSearchForm
          requested={{ type: 'attraction', place: '', date, guests: 2 }}
          path={null}
          today={today}
          pill={t(experienceListSearchTexts.whereTo)}
        />
      </HeroFrame>
      <div id={belowId}>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Below best={best} names={names} />
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
