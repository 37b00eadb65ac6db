import { stayAdviceTexts } from '../../messages/en/stay/advice.ts';
import type { Translate } from '../../messages/translate.ts';
import type { FoundStays } from '../../service/catalog/stays/stay-list.ts';
import { type StaySearch, staySearchParams } from '../../service/catalog/stays/stay-search.ts';
import type { AdviceView } from '../product/list-view.ts';
import { urls } from '../urls.ts';

/** Advice for a search without results: the part that excludes all stays, and the link without it. */
export function stayAdvice(
  t: Translate,
  search: StaySearch,
  { advice }: Pick<FoundStays, 'advice'>,
): AdviceView | null {
  if (!advice) return null;
  const { adults, rooms } = advice.search;
  const { total } = advice;
  const query = staySearchParams(advice.search).toString();
  const words = {
    rooms: {
      text:
        rooms > search.rooms
          ? t(stayAdviceTexts.moreRooms, { adults: search.adults, rooms: search.rooms, with: rooms, total })
          : t(stayAdviceTexts.fewerRooms, { rooms: search.rooms, with: rooms, total }),
      label: t(stayAdviceTexts.searchRooms, { rooms }),
    },
    filters: { text: t(stayAdviceTexts.filters, { total }), label: t(stayAdviceTexts.withoutFilters) },
    guests: {
      text: t(stayAdviceTexts.guests, { adults: search.adults, with: adults, total }),
      label: t(stayAdviceTexts.searchGuests, { adults }),
    },
    dates: { text: t(stayAdviceTexts.dates, { total }), label: t(stayAdviceTexts.withoutDates) },
    place: { text: t(stayAdviceTexts.place, { place: search.place, total }), label: t(stayAdviceTexts.everywhere) },
    everything: { text: t(stayAdviceTexts.together, { total }), label: t(stayAdviceTexts.withoutThem) },
  };
  return { ...words[advice.what], to: query ? `${urls.stays}?${query}` : urls.stays };
}
