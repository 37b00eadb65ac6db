import type { FoundStays } from '../../service/catalog/stays/stay-list.ts';
import { type StaySearch, staySearchParams } from '../../service/catalog/stays/stay-search.ts';
import { type AdviceView, counted, thereAre } from '../product/list-view.ts';
import { urls } from '../urls.ts';

/** Advice for a search without results: the part that excludes all stays, and the link without it. */
export function stayAdvice(search: StaySearch, { advice }: Pick<FoundStays, 'advice'>): AdviceView | null {
  if (!advice) return null;
  const { adults, rooms } = advice.search;
  const stays = thereAre(advice.total, 'stay', 'stays');
  const query = staySearchParams(advice.search).toString();
  const words = {
    rooms: {
      text:
        rooms > search.rooms
          ? `No stays for ${counted(search.adults, 'adult')} in ${counted(search.rooms, 'room')}. With ${counted(rooms, 'room')}, ${stays}.`
          : `No stays have ${counted(search.rooms, 'room')} free. With ${counted(rooms, 'room')}, ${stays}.`,
      label: `Search with ${counted(rooms, 'room')}`,
    },
    filters: { text: `No stays match your filters. Without filters, ${stays}.`, label: 'Search without filters' },
    guests: {
      text: `No stays for ${counted(search.adults, 'adult')}. For ${counted(adults, 'adult')}, ${stays}.`,
      label: `Search for ${counted(adults, 'adult')}`,
    },
    dates: { text: `No stays are available on these dates. On other dates, ${stays}.`, label: 'Search without dates' },
    place: {
      text: `No stays in “${search.place}”. Elsewhere in India, ${stays}.`,
      label: 'Search all of India',
    },
    everything: {
      text: `No stays match your dates, guests and filters together. Without them, ${stays}.`,
      label: 'Search without them',
    },
  };
  return { ...words[advice.what], to: query ? `${urls.stays}?${query}` : urls.stays };
}
