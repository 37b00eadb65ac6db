import { RecentWhenIdle } from '../product/recent-when-idle.tsx';
import { useEarlyPresses } from '../ui/early-presses.ts';
import { Featured, type Loaded } from './featured.tsx';
import type { HomeView } from './home-view.ts';
import { HowItWorks, Offers } from './points.tsx';
import { type LoadedTours, PopularTours } from './popular-tours.tsx';
import { Statistics } from './statistics.tsx';
import { Testimonials } from './testimonials.tsx';
import { TileCarousel } from './tile-carousel.tsx';
import { TopPicks } from './top-picks.tsx';

export interface HomeSectionsProps {
  view: HomeView;
  homes: Loaded;
  hotels: Loaded;
  tours: LoadedTours;
}

/** The home page below its first screen, in the order of HOME-1. */
export default function Below({ view, homes, hotels, tours }: HomeSectionsProps) {
  useEarlyPresses();
  return (
    <>
      <TopPicks picks={view.picks} />
      <RecentWhenIdle className="page mt-14 md:mt-20" />
      <Offers offers={view.offers} />
      <TileCarousel
        id="types"
        title="Stay the way you like"
        text="A palace by a lake, a cabin in the pines or a room in a family home."
        label="Property types"
        tiles={view.types}
        tall={0.75}
      />
      <TileCarousel
        id="explore"
        title="Explore India"
        text="From the desert to the Himalayas, with plenty to choose from."
        label="Places in India"
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
