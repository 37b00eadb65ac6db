import type { FoundExperiences } from '../../service/catalog/experiences/experience-list.ts';
import type { ExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { type AdviceView, capitals, counted, thereAre } from '../product/list-view.ts';
import { experienceListAddress } from './list-address.ts';

/** Advice for a search without results: the part that excludes all of them, and the link without it. */
export function experienceAdvice(
  search: ExperienceSearch,
  { advice }: Pick<FoundExperiences, 'advice'>,
  { one, many }: { readonly one: string; readonly many: string },
): AdviceView | null {
  if (!advice || advice.what === 'rooms') return null;
  const there = thereAre(advice.total, one, many);
  const { guests } = advice.search;
  const words = {
    filters: { text: `Nothing matches your filters. Without them ${there}.`, label: 'Search without filters' },
    guests: {
      text: `Nothing found has places for ${counted(search.guests, 'guest')} at once. For ${counted(guests, 'guest')} ${there}.`,
      label: `Search for ${counted(guests, 'guest')}`,
    },
    dates: { text: `Nothing fits on this date. On other days ${there}.`, label: 'Search without a date' },
    place: {
      text: `Nothing fits at “${capitals(search.place.replaceAll('-', ' '))}”. Elsewhere in India ${there}.`,
      label: 'Search all of India',
    },
    everything: {
      text: `Nothing matches your date, guests and filters together. Without them ${there}.`,
      label: 'Search without them',
    },
  };
  return { ...words[advice.what], to: experienceListAddress(advice.search) };
}
