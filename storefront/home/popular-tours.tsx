import { useState } from 'react';
import { homeListsTexts } from '../../messages/en/home/lists.ts';
import type { TourCardData } from '../../service/catalog/experiences/tour-card-data.ts';
import { useHydrated } from '../rendering/later.ts';
import { useText } from '../rendering/text.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { urls } from '../urls.ts';
import { Notice, Section } from './section.tsx';
import { TourCard } from './tour-card.tsx';

export type LoadedTours = { readonly tours: readonly TourCardData[] } | { readonly error: string };

/**
 * Three tours, chosen at random for each visit: the cached page shows the first three, and the browser chooses after
 * hydration. All cards have the same height, so nothing moves.
 */
export function PopularTours({ loaded }: { loaded: LoadedTours }) {
  const t = useText();
  const hydrated = useHydrated();
  const [chance] = useState(Math.random);
  const tours = 'tours' in loaded ? loaded.tours : [];
  const shown = hydrated ? chosenTours(tours, chance) : tours.slice(0, shownTourCount);
  return (
    <Section id="tours" title={t(homeListsTexts.tours)} text={t(homeListsTexts.toursText)}>
      {'error' in loaded ? (
        <Notice heading={t(homeListsTexts.toursFailed)} text={loaded.error} retry={urls.home} />
      ) : shown.length === 0 ? (
        <Notice heading={t(homeListsTexts.noTours)} text={t(homeListsTexts.toursCheckBack)} />
      ) : (
        <Carousel
          label={t(homeListsTexts.toursRow)}
          widths="reviews"
          tall="var(--slide) * 2 / 3 + var(--card-pad) * 2 + 21.5rem"
        >
          {shown.map((tour) => (
            <TourCard key={tour.slug} tour={tour} />
          ))}
        </Carousel>
      )}
    </Section>
  );
}

const shownTourCount = 3;

/**
 * Three items of the list, chosen by a number from 0 to 1: every set of three is equally likely, and the same number
 * gives the same three.
 */
export function chosenTours<Tour>(tours: readonly Tour[], chance: number): Tour[] {
  const left = [...tours];
  const chosen: Tour[] = [];
  let rest = chance;
  while (chosen.length < shownTourCount && left.length > 0) {
    const at = rest * left.length;
    const place = Math.min(Math.floor(at), left.length - 1);
    chosen.push(...left.splice(place, 1));
    rest = at - place;
  }
  return chosen;
}
