import { homeBelowTexts } from '../../messages/en/home/below.ts';
import { RecentWhenIdle } from '../product/recent-when-idle.tsx';
import { useEarlyPresses } from '../rendering/early-presses.ts';
import { useText } from '../rendering/text.tsx';
import { useSite } from '../shell/frame.ts';
import { Carousel } from '../ui/carousel.tsx';
import Counters from './counters.tsx';
import { Featured, type LoadedStays } from './featured.tsx';
import { FirstStays } from './first-stays.tsx';
import type { Counter, HomeView } from './home-view.ts';
import type { TileData } from './places.ts';
import { HowItWorks, Offers } from './points.tsx';
import { type LoadedTours, PopularTours } from './popular-tours.tsx';
import { PlaceTile, Section } from './section.tsx';
import { Testimonials } from './testimonials.tsx';

export interface TileCarouselProps {
  id: string;
  title: string;
  text: string;
  /** The accessible name of the row. */
  label: string;
  tiles: readonly TileData[];
  /** The height of a tile divided by its width. */
  tall: number;
}

/** A section with a scrolling row of tiles. */
export function TileCarousel({ id, title, text, label, tiles, tall }: TileCarouselProps) {
  return (
    <Section id={id} title={title} text={text}>
      <Carousel label={label} tall={`var(--slide) * ${tall}`}>
        {tiles.map((tile) => (
          <PlaceTile key={tile.label} tile={tile} className="h-full" />
        ))}
      </Carousel>
    </Section>
  );
}

/** The first place is the large tile, the others are in a grid beside it. */
export function TopPicks({ picks }: { picks: readonly TileData[] }) {
  const t = useText();
  return (
    <Section id="picks" title={t(homeBelowTexts.picks)} text={t(homeBelowTexts.picksText)}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:gap-6 lg:grid-cols-4 lg:grid-rows-2">
        {picks.map((tile, place) => (
          <li key={tile.label} className={place === 0 ? 'col-span-2 lg:row-span-2' : ''}>
            <PlaceTile
              tile={tile}
              large={place === 0}
              className={place === 0 ? 'aspect-[3/2] lg:aspect-auto lg:h-full' : 'aspect-square sm:aspect-[4/3]'}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The band of figures. */
export function Statistics({ claims }: { claims: readonly Counter[] }) {
  const t = useText();
  const site = useSite();
  if (claims.length === 0) return null;
  return (
    <section aria-label={t(homeBelowTexts.figures, { site })} className="page mt-14 md:mt-20">
      <Counters
        counters={claims}
        className="grid-cols-2 rounded-panel bg-support-soft px-5 py-8 md:grid-cols-3 md:px-10 md:py-12"
      />
    </section>
  );
}

export interface HomeSectionsProps {
  view: HomeView;
  homes: LoadedStays;
  hotels: LoadedStays;
  tours: LoadedTours;
}

/** The home page below its first screen, in the order of HOME-1. */
export default function Below({ view, homes, hotels, tours }: HomeSectionsProps) {
  const t = useText();
  useEarlyPresses();
  return (
    <>
      <FirstStays hotels={hotels} homes={homes} />
      <TopPicks picks={view.picks} />
      <RecentWhenIdle className="page mt-14 md:mt-20" />
      <Offers offers={view.offers} />
      <TileCarousel
        id="types"
        title={t(homeBelowTexts.types)}
        text={t(homeBelowTexts.typesText)}
        label={t(homeBelowTexts.typesRow)}
        tiles={view.types}
        tall={0.75}
      />
      <TileCarousel
        id="explore"
        title={t(homeBelowTexts.explore)}
        text={t(homeBelowTexts.exploreText)}
        label={t(homeBelowTexts.exploreRow)}
        tiles={view.explore}
        tall={1.25}
      />
      <Featured kind="homes" loaded={homes} />
      <Featured kind="hotels" loaded={hotels} />
      <PopularTours loaded={tours} />
      <HowItWorks steps={view.steps} />
      <Statistics claims={view.claims} />
      <Testimonials testimonials={view.testimonials} />
    </>
  );
}
