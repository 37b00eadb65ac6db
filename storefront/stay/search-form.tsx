import { Suspense } from 'react';
import '../rendering/early-presses.ts';
import { later } from '../rendering/later.ts';
import type { SearchFieldsProps } from './search-fields.tsx';

const id = 'search';
const SearchFields = later(id, () => import('./search-fields.tsx'));

/**
 * The stay search, once per page. It works as a plain form at first; suggestions, calendar and steppers are loaded when
 * the browser is idle, and take over the entered values.
 */
export function StaySearchForm(props: SearchFieldsProps) {
  return (
    <search id={id}>
      <Suspense
        fallback={
          <div className="min-h-[271px] rounded-panel border border-line bg-card md:min-h-[150px] lg:min-h-20" />
        }
      >
        <SearchFields {...props} />
      </Suspense>
    </search>
  );
}
