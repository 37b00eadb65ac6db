import { Suspense } from 'react';
import { SearchEdge } from '../product/hero-frame.tsx';
import '../rendering/early-presses.ts';
import { later } from '../rendering/later.ts';
import type { CarSearchFieldsProps } from './car-search-fields.tsx';

const id = 'search';
const CarSearchFields = later(id, () => import('./car-search-fields.tsx'));

/** The car search on the lower edge of a picture. It works as a plain form before hydration. */
export function CarSearchForm({ pill, ...fields }: CarSearchFieldsProps & { pill?: string }) {
  return (
    <SearchEdge pill={pill}>
      <search id={id}>
        <Suspense
          fallback={
            <div className="min-h-[271px] rounded-panel border border-line bg-card md:min-h-[150px] lg:min-h-20" />
          }
        >
          <CarSearchFields {...fields} />
        </Suspense>
      </search>
    </SearchEdge>
  );
}
