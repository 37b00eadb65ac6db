import { FiltersForm } from '../product/filters-form.tsx';
import { urls } from '../urls.ts';
import { PriceFilter } from './price-filter.tsx';
import type { StayListView } from './stay-list-view.ts';

export interface StayFiltersProps {
  view: Pick<StayListView, 'groups' | 'keep' | 'price'>;
  /** The query that the reader has chosen. */
  query: string;
  onChange: (query: string) => void;
}

/** The filters of stays, with the price range after the popular ones. */
export default function StayFilters({ view: { groups, keep, price }, query, onChange }: StayFiltersProps) {
  return (
    <FiltersForm
      path={urls.stays}
      groups={groups}
      keep={keep.filters}
      query={query}
      onChange={onChange}
      between={(change) => (
        <PriceFilter
          price={price}
          onChange={(bounds) =>
            change((next) => {
              for (const [name, bound] of Object.entries(bounds)) {
                if (bound === '') next.delete(name);
                else next.set(name, bound);
              }
            })
          }
        />
      )}
    />
  );
}
