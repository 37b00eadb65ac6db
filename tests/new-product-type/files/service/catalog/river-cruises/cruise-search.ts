import { catalogRiverCruisesTexts } from '../../../messages/en/catalog/river-cruises.ts';
import type { DaysQuery } from '../changed-days.sql.ts';
import type { Facet } from '../lists/facet.ts';
import type { ListSearch } from '../lists/list-search.ts';

export interface CruiseSearch extends ListSearch {
  readonly nights: DaysQuery | null;
}

/** A cruise with the cabins that are free. */
export interface CruiseCard {
  readonly slug: string;
  readonly cabins: number;
}

export const cruiseFacets: readonly Facet[] = [
  {
    name: 'river',
    title: catalogRiverCruisesTexts.river,
    values: ['Ganga', 'Brahmaputra'],
    choose: 'any',
    ownList: 'parameter',
  },
];
