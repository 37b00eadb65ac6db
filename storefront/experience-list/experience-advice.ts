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
    filters: { text: `No ${many} match your filters. Without filters, ${there}.`, label: 'Search without filters' },
    guests: {
      text: `No ${many} have room for ${counted(search.guests, 'guest')} together. For ${counted(guests, 'guest')}, ${there}.`,
      label: `Search for ${counted(guests, 'guest')}`,
    },
    dates: { text: `No ${many} are available on this date. On other dates, ${there}.`, label: 'Search without a date' },
    place: {
      text: `No ${many} in “${capitals(search.place.replaceAll('-', ' '))}”. Elsewhere in India, ${there}.`,
      label: 'Search all of India',
    },
    everything: {
      text: `No ${many} match your date, guests and filters together. Without them, ${there}.`,
      label: 'Search without them',
    },
  };
  return { ...words[advice.what], to: experienceListAddress(advice.search) };
}
