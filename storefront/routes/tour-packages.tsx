import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import { experienceListCategoriesTexts } from '../../messages/en/experience-list/categories.ts';
import { experienceListSearchTexts } from '../../messages/en/experience-list/search.ts';
import { experienceListToursHeroTexts } from '../../messages/en/experience-list/tours-hero.ts';
import { experienceListViewTexts } from '../../messages/en/experience-list/view.ts';
import { textIn } from '../../messages/translate.ts';
import { toursHome } from '../../service/catalog/experiences/tours-home.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { today } from '../../service/core/day.ts';
import { experienceCardTexts } from '../experience-list/experience-card-texts.ts';
import { categoryPictures, landingPlaces } from '../experience-list/landing-texts.ts';
import { requestedPlacePath } from '../experience-list/list-address.ts';
import { scenes } from '../experience-list/scenes.ts';
import { VisitSearchForm } from '../experience-list/visit-search-form.tsx';
import { placeNames } from '../home/places.ts';
import { HeroFrame } from '../product/hero-frame.tsx';
import { later } from '../rendering/later.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { mayPass } from '../server/busy-page.ts';
import { service } from '../service.ts';
import type { RouteHandle } from '../shell/navigation.ts';
import { pageHead, privatePage, publicPage } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/tour-packages';

export const handle: RouteHandle = { overHero: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(service);
  // names of places in English do no harm
  const t = await textForReader(ctx).catch(() => textIn(ctx.language));
  // a search without scripts
  const place = requestedPlacePath('tour-package', url.searchParams);
  if (place) throw redirect(place);
  // if its tours fail to load, the page is shown and not cached
  const found = await toursHome(ctx).catch((error: unknown) => {
    if (mayPass(error)) throw error;
    ctx.log.error({ err: error }, 'Failed to fetch packages');
    return undefined;
  });
  return data(
    {
      featured: found?.featured.map((card) => experienceCardTexts(t, card, '')),
      categories: found?.categories.map(({ slug, type, count }) => ({
        label: t(experienceListCategoriesTexts[type]),
        note: t(experienceListViewTexts.tourCount, { count }),
        to: urls.toursOfKind(slug),
        picture: categoryPictures[type],
      })),
      ...placeNames(t, landingPlaces['tour-package']),
      today: today(ctx.now),
      url: ctx.config.publicUrl + urls.tours,
    },
    { headers: found ? publicPage() : privatePage() },
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
      title: t(experienceListToursHeroTexts.title),
      lead: t(experienceListToursHeroTexts.lead),
      url: loaderData.url,
    })
  );
}

const ListError = lazy(() => import('../experience-list/list-error.tsx'));
const belowId = 'below';
const Below = later(belowId, () => import('../experience-list/tours-sections.tsx'));

export default function TourPackages({ loaderData: { featured, categories, names, today } }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <HeroFrame title={t(experienceListToursHeroTexts.heading)} scene={scenes['tour-package']}>
        <VisitSearchForm
          requested={{ type: 'tour-package', place: '', date: '', guests: 2 }}
          path={null}
          today={today}
          pill={t(experienceListSearchTexts.whereTo)}
        />
      </HeroFrame>
      <div id={belowId}>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Below featured={featured} categories={categories} names={names} />
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
