import { Suspense } from 'react';
import { SearchEdge } from '../product/hero-frame.tsx';
import '../rendering/early-presses.ts';
import { later } from '../rendering/later.ts';
import type { VisitSearchFieldsProps } from './visit-search-fields.tsx';

const id = 'search';
const VisitSearchFields = later(id, () => import('./visit-search-fields.tsx'));

/** The search on the lower edge of a picture. It works as a plain form before hydration. */
export function VisitSearchForm({ pill, ...fields }: VisitSearchFieldsProps & { pill?: string }) {
  return (
    <SearchEdge pill={pill}>
      <search id={id}>
        <Suspense fallback={<div className="min-h-20 rounded-panel border border-line bg-card" />}>
          <VisitSearchFields {...fields} />
        </Suspense>
      </search>
    </SearchEdge>
  );
}
