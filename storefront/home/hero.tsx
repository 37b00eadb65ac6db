import { lazy, Suspense } from 'react';
import { homeHeroTexts } from '../../messages/en/home/hero.ts';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { Counter } from './home-view.ts';
import { SearchTabs } from './search-tabs.tsx';

const scene = '/artwork/hero-himalaya-7';
// only one of the two heroes is shown, usually the other one
const Counters = lazy(() => import('./counters.tsx'));

/**
 * The first screen: the headline in the calm upper left of the picture, with the search or the counters on its lower
 * edge.
 */
export function Hero({ counters }: { counters: readonly Counter[] | null }) {
  const t = useText();
  return (
    <>
      <section className="relative -mt-[72px] text-white">
        <picture>
          <source media="(width < 640px)" srcSet={`${scene}.tall.svg`} width={800} height={1100} />
          <source media="(width < 1100px)" srcSet={`${scene}.svg`} width={1200} height={800} />
          <img
            src={`${scene}.wide.svg`}
            data-kind="hero"
            alt={t(homeHeroTexts.picture)}
            width={1600}
            height={700}
            fetchPriority="high"
            className="absolute inset-0 size-full bg-[#3b2a5c] object-cover object-[70%_100%]"
          />
        </picture>
        <div className="hero-shade absolute inset-0" />
        <div className="page relative pt-20 pb-32 md:min-h-[430px] md:pt-24 md:pb-36">
          <div className="max-w-[640px]">
            <h1 className="text-[1.625rem] leading-[1.08] font-medium sm:text-[2.5rem] lg:text-5xl">
              {t(homeHeroTexts.title)}
            </h1>
            <p className="mt-2 max-w-[40ch] md:mt-4 md:text-xl">{t(homeHeroTexts.lead)}</p>
            {counters ? (
              <ButtonLink to={urls.stays} size="lg" className="mt-7">
                {t(homeHeroTexts.find)}
              </ButtonLink>
            ) : null}
          </div>
        </div>
      </section>
      <div className="page relative z-10 -mt-29 md:-mt-25">
        {counters ? (
          <Suspense>
            <Counters
              counters={counters}
              className="grid-cols-2 rounded-panel border border-line bg-card px-4 py-8 text-ink shadow-panel md:grid-cols-4"
            />
          </Suspense>
        ) : (
          <SearchTabs />
        )}
      </div>
    </>
  );
}
