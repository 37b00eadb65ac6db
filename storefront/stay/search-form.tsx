import { Suspense } from 'react';
import '../ui/early-presses.ts';
import { later } from '../ui/later.ts';
import { PaintedAfter } from '../ui/painted-after.tsx';
import type { SearchFieldsProps } from './search-fields.tsx';

const id = 'search';
const SearchFields = later(id, () => import('./search-fields.tsx'));

/**
 * The search for stays, once a page. It works as the form that the server wrote; suggestions, calendar and steppers come
 * when the browser is idle, and take over what was typed by then.
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
      <PaintedAfter id="search-end" />
    </search>
  );
}
