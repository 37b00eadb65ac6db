import { experienceListAdviceTexts } from '../../messages/en/experience-list/advice.ts';
import type { Translate } from '../../messages/translate.ts';
import type { FoundExperiences } from '../../service/catalog/experiences/experience-list.ts';
import type { ExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { type AdviceView, capitals } from '../product/list-view.ts';
import { experienceListAddress } from './list-address.ts';

/** Advice for a search without results: the part that excludes all of them, and the link without it. */
export function experienceAdvice(
  t: Translate,
  search: ExperienceSearch,
  { advice }: Pick<FoundExperiences, 'advice'>,
): AdviceView | null {
  if (!advice || advice.what === 'rooms') return null;
  const { total } = advice;
  const tours = search.type === 'tour-package';
  const { guests } = advice.search;
  const place = capitals(search.place.replaceAll('-', ' '));
  const found = {
    filters: {
      text: t(tours ? experienceListAdviceTexts.tourFilters : experienceListAdviceTexts.attractionFilters, { total }),
      label: t(experienceListAdviceTexts.withoutFilters),
    },
    guests: {
      text: t(tours ? experienceListAdviceTexts.tourGuests : experienceListAdviceTexts.attractionGuests, {
        guests: search.guests,
        fewer: guests,
        total,
      }),
      label: t(experienceListAdviceTexts.searchGuests, { guests }),
    },
    dates: {
      text: t(tours ? experienceListAdviceTexts.tourDates : experienceListAdviceTexts.attractionDates, { total }),
      label: t(experienceListAdviceTexts.withoutDate),
    },
    place: {
      text: t(tours ? experienceListAdviceTexts.tourPlace : experienceListAdviceTexts.attractionPlace, {
        place,
        total,
      }),
      label: t(experienceListAdviceTexts.everywhere),
    },
    everything: {
      text: t(tours ? experienceListAdviceTexts.tourTogether : experienceListAdviceTexts.attractionTogether, { total }),
      label: t(experienceListAdviceTexts.withoutThem),
    },
  };
  return { ...found[advice.what], to: experienceListAddress(advice.search) };
}
