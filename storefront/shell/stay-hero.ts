import { readTravel, travelParams } from '../../service/catalog/stays/travel-params.ts';
import type { ListHero } from './list-hero.ts';

/** Lists begin on the first screen; on tablets the search has two rows of fields. */
export const stayHero: ListHero = {
  all: [146, 263, 236],
  found: [146, 244, 192],
  searched: (requested, today) =>
    !!requested.get('location')?.trim() || travelParams(readTravel(requested, today)).size > 0,
};
