import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { homeListsTexts } from '../../messages/en/home/lists.ts';
import { homeMetaTexts } from '../../messages/en/home/meta.ts';
import type { Message } from '../../messages/message.ts';
import { english, textIn } from '../../messages/translate.ts';
import { popularTours } from '../../service/catalog/experiences/popular-tours.ts';
import { defaultSettings } from '../../service/catalog/settings/default-settings.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { settingsIn } from '../../service/catalog/settings/setting-texts.ts';
import { featuredStays } from '../../service/catalog/stays/featured-stays.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import type { Context } from '../../service/platform/context.ts';
import { isUnavailable } from '../../service/platform/database/database-error.ts';
import { Hero } from '../home/hero.tsx';
import { homeView } from '../home/home-view.ts';
import { later } from '../rendering/later.ts';
import { textOfPage } from '../rendering/text.tsx';
import { publicPageShowing } from '../server/page-dependencies.ts';
import { service } from '../service.ts';
import type { RouteHandle } from '../shell/navigation.ts';
import { indexedLinks, pageTitle, privatePage } from '../shell/page-head.ts';
import { cardTexts } from '../stay/card-texts.ts';
import type { Route } from './+types/home';

export const handle: RouteHandle = { overHero: true };

export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  return [
    { title: pageTitle(t) },
    {
      name: 'description',
      content: t(homeMetaTexts.description),
    },
    ...(loaderData ? indexedLinks(loaderData.url) : []),
  ];
}

/**
 * Reads a section of the page separately: if it fails, the page is shown without it and not cached. Without a database
 * the page fails.
 */
async function part<Part>(ctx: Context, failed: Message, made: Promise<Part>): Promise<Part | { error: string }> {
  try {
    return await made;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    ctx.log.error({ err: error }, english(failed));
    return { error: textIn(ctx.language)(failed) };
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  // names of places in English do no harm
  const t = await textForReader(ctx).catch(() => textIn(ctx.language));
  const shown: number[] = [];
  const cards = async (kind: 'homes' | 'hotels', look: 'home' | 'hotel') => {
    const stays = await featuredStays(ctx, kind);
    shown.push(...stays.map(({ id }) => id));
    return { cards: stays.map((stay) => cardTexts(t, stay, look)) };
  };
  const [settings, homes, hotels, tours] = await Promise.all([
    part(ctx, homeListsTexts.settingsFailed, readSettings(ctx)),
    part(ctx, homeListsTexts.homesData, cards('homes', 'home')),
    part(ctx, homeListsTexts.hotelsData, cards('hotels', 'hotel')),
    part(
      ctx,
      homeListsTexts.toursData,
      popularTours(ctx).then((tours) => ({ tours })),
    ),
  ]);
  const whole = [settings, homes, hotels, tours].every((one) => !('error' in one));
  const ofTours = 'error' in tours ? [] : tours.tours.map(({ id }) => id);
  const made = { stay: { ids: shown, ranked: true }, 'tour-package': { ids: ofTours, ranked: true } } as const;
  const view = homeView(t, 'error' in settings ? settingsIn(ctx.language, defaultSettings) : settings);
  return data(
    { view, homes, hotels, tours, url: `${ctx.config.publicUrl}/` },
    { headers: whole ? publicPageShowing(made) : privatePage() },
  );
}

const belowId = 'below';
const Below = later(belowId, () => import('../home/home-sections.tsx'));

export default function Home({ loaderData: { view, homes, hotels, tours } }: Route.ComponentProps) {
  return (
    <>
      <Hero counters={view.counters} />
      <div id={belowId}>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Below view={view} homes={homes} hotels={hotels} tours={tours} />
        </Suspense>
      </div>
    </>
  );
}

const HomeUnread = lazy(() => import('../home/home-failed.tsx'));

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <Hero counters={null} />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <HomeUnread error={error} />
      </Suspense>
    </>
  );
}
