import { experienceListToursTexts } from '../../messages/en/experience-list/tours.ts';
import { namedTile, type PlaceNames, type TileData } from '../home/places.ts';
import { pointData } from '../home/point.ts';
import { PointCards } from '../home/points.tsx';
import { Notice, PlaceTile, Section } from '../home/section.tsx';
import { RecentWhenIdle } from '../product/recent-when-idle.tsx';
import { useText } from '../rendering/text.tsx';
import { urls } from '../urls.ts';
import type { ExperienceCardTexts } from './experience-card-texts.ts';
import { FeaturedTours } from './featured-tours.tsx';
import { tourPlaces } from './landing-texts.ts';
import { tourReasons } from './tour-reasons.ts';

export interface ToursSectionsProps {
  names?: PlaceNames | undefined;
  /** Undefined: they failed to load. */
  featured: readonly ExperienceCardTexts[] | undefined;
  categories: readonly TileData[] | undefined;
}

/** Featured tours, and other ways to find tours (EXP-12). */
export default function ToursSections({ featured, categories, names }: ToursSectionsProps) {
  const t = useText();
  return (
    <>
      <Section
        id="featured"
        label={t(experienceListToursTexts.label)}
        title={t(experienceListToursTexts.featured)}
        text={t(experienceListToursTexts.featuredText)}
        first
      >
        {featured === undefined ? (
          <Notice
            heading={t(experienceListToursTexts.unable)}
            text={t(experienceListToursTexts.failed)}
            retry={urls.tours}
          />
        ) : featured.length === 0 ? (
          <Notice heading={t(experienceListToursTexts.none)} text={t(experienceListToursTexts.checkBack)} />
        ) : (
          <FeaturedTours cards={featured} />
        )}
      </Section>
      {categories ? (
        <Section
          id="categories"
          title={t(experienceListToursTexts.categories)}
          text={t(experienceListToursTexts.categoriesText)}
        >
          <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:gap-6 lg:grid-cols-4">
            {categories.map((tile) => (
              <li key={tile.label}>
                <PlaceTile tile={tile} className="aspect-square sm:aspect-[4/3]" />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section id="places" title={t(experienceListToursTexts.places)} text={t(experienceListToursTexts.placesText)}>
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:gap-6 lg:grid-cols-4">
          {tourPlaces.map((tile, place) => (
            <li key={tile.label} className={place === 0 ? 'col-span-2' : ''}>
              <PlaceTile
                tile={namedTile(tile, names)}
                className={place === 0 ? 'aspect-[2/1] sm:aspect-auto sm:h-full' : 'aspect-square sm:aspect-[4/3]'}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="why" title={t(experienceListToursTexts.why)} text={t(experienceListToursTexts.whyText)}>
        <PointCards points={pointData(t, tourReasons)} className="lg:grid-cols-3" />
      </Section>
      <RecentWhenIdle className="page mt-14 md:mt-20" />
    </>
  );
}
