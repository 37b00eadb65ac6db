import type { TileData } from '../home/places.ts';
import { PointCards } from '../home/points.tsx';
import { Notice, PlaceTile, Section } from '../home/section.tsx';
import { RecentWhenIdle } from '../product/recent-when-idle.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { ExperienceCardTexts } from './experience-card-texts.ts';
import { FeaturedTours } from './featured-tours.tsx';
import { tourPlaces, tourReasons } from './landing-texts.ts';

export interface ToursSectionsProps {
  /** Undefined: they failed to load. */
  featured: readonly ExperienceCardTexts[] | undefined;
  categories: readonly TileData[] | undefined;
}

/** Featured tours, and other ways to find tours (EXP-12). */
export default function ToursSections({ featured, categories }: ToursSectionsProps) {
  return (
    <>
      <Section
        id="featured"
        label="TOP"
        title="Featured Tour Packages"
        text="Trips our guides recommend to their own families."
        more={
          <ButtonLink to={urls.toursIn('india')} variant="secondary">
            View all tour packages
          </ButtonLink>
        }
      >
        {featured === undefined ? (
          <Notice heading="Unable to load tour packages" text="Failed to fetch packages" retry={urls.tours} />
        ) : featured.length === 0 ? (
          <Notice heading="No tour packages available at the moment" text="Please check back later for new packages" />
        ) : (
          <FeaturedTours cards={featured} />
        )}
      </Section>
      {categories ? (
        <Section id="categories" title="Browse by Category" text="What draws you there.">
          <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:gap-6 lg:grid-cols-4">
            {categories.map((tile) => (
              <li key={tile.label}>
                <PlaceTile tile={tile} className="aspect-square sm:aspect-[4/3]" />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section id="places" title="Browse by Location" text="Where the road begins.">
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:gap-6 lg:grid-cols-4">
          {tourPlaces.map((tile, place) => (
            <li key={tile.label} className={place === 0 ? 'col-span-2' : ''}>
              <PlaceTile
                tile={tile}
                className={place === 0 ? 'aspect-[2/1] sm:aspect-auto sm:h-full' : 'aspect-square sm:aspect-[4/3]'}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="why" title="Why Choose Our Tour Packages" text="Three good reasons to travel with us.">
        <PointCards points={tourReasons} className="lg:grid-cols-3" />
      </Section>
      <RecentWhenIdle className="page mt-14 md:mt-20" />
    </>
  );
}
