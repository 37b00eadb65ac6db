import { experienceListAttractionsTexts } from '../../messages/en/experience-list/attractions.ts';
import { namedTile, type PlaceNames } from '../home/places.ts';
import { pointData } from '../home/point.ts';
import { PointCards } from '../home/points.tsx';
import { PlaceTile, Section } from '../home/section.tsx';
import { RecentWhenIdle } from '../product/recent-when-idle.tsx';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { CardRows } from './card-rows.tsx';
import { commitments } from './commitments.ts';
import type { ExperienceCardTexts } from './experience-card-texts.ts';
import { moreAttractions, topAttractions } from './landing-texts.ts';

export interface AttractionsSectionsProps {
  best: readonly ExperienceCardTexts[];
  names?: PlaceNames | undefined;
}

/** What is rated best, destinations and commitments (EXP-2 to EXP-4). */
export default function AttractionsSections({ best, names }: AttractionsSectionsProps) {
  const t = useText();
  return (
    <>
      {best.length > 0 ? (
        <Section
          id="best"
          title={t(experienceListAttractionsTexts.best)}
          text={t(experienceListAttractionsTexts.bestText)}
          first
        >
          <CardRows cards={best} />
        </Section>
      ) : null}
      <Section id="top" title={t(experienceListAttractionsTexts.title)} text={t(experienceListAttractionsTexts.text)}>
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:gap-6 lg:grid-cols-4 lg:grid-rows-2">
          {topAttractions.map((tile, place) => (
            <li key={tile.label} className={place === 0 ? 'col-span-2 lg:row-span-2' : ''}>
              <PlaceTile
                tile={namedTile(tile, names)}
                large={place === 0}
                className={place === 0 ? 'aspect-[3/2] lg:aspect-auto lg:h-full' : 'aspect-square sm:aspect-[4/3]'}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="commitments"
        title={t(experienceListAttractionsTexts.commitments)}
        text={t(experienceListAttractionsTexts.commitmentsText)}
      >
        <PointCards points={pointData(t, commitments)} className="lg:grid-cols-3" />
      </Section>
      <Section
        id="more"
        title={t(experienceListAttractionsTexts.more)}
        text={t(experienceListAttractionsTexts.moreText)}
        more={
          <ButtonLink to={urls.allAttractions} variant="secondary">
            {t(experienceListAttractionsTexts.all)}
          </ButtonLink>
        }
      >
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:gap-6 lg:grid-cols-4">
          {moreAttractions.map((tile) => (
            <li key={tile.label}>
              <PlaceTile tile={namedTile(tile, names)} className="aspect-square sm:aspect-[4/3]" />
            </li>
          ))}
        </ul>
      </Section>
      <RecentWhenIdle className="page mt-14 md:mt-20" />
    </>
  );
}
