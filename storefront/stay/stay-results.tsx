import type { FoundStays } from '../../service/catalog/stays/search-stays.ts';
import { isNarrowed, type StaySearch, travelParams } from '../../service/catalog/stays/stay-search.ts';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { addressOf } from './results-bar.tsx';
import { StayCard } from './stay-card.tsx';

const looks = {
  grid: 'grid gap-6 sm:grid-cols-2 xl:grid-cols-3',
  list: 'grid gap-5',
} as const;

export interface StayResultsProps {
  search: StaySearch;
  found: FoundStays;
  /** Another search is under way. */
  busy: boolean;
}

export function StayResults({ search, found, busy }: StayResultsProps) {
  if (found.stays.length === 0) return busy ? <ResultsSkeleton view={search.view} /> : <NothingFound search={search} />;
  const travel = travelParams(search).toString();
  return (
    <div aria-busy={busy} className={`transition-opacity duration-200 ${busy ? 'opacity-50' : ''}`}>
      <ul className={looks[search.view]}>
        {found.stays.map((stay) => (
          <li key={stay.id}>
            <StayCard stay={stay} look={search.view === 'grid' ? 'result-grid' : 'result-list'} search={travel} />
          </li>
        ))}
      </ul>
      {found.page < found.pageCount ? (
        <div className="mt-10 grid justify-items-center gap-3">
          <p className="text-ink-soft">
            Showing {found.stays.length} of {found.total.toLocaleString('en-IN')}
          </p>
          <ButtonLink
            to={addressOf({ ...search, pages: found.page + 1 })}
            preventScrollReset
            replace
            variant="secondary"
          >
            Load More
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

function NothingFound({ search }: { search: StaySearch }) {
  const [type, more] = search.propertyTypes;
  const narrowed = isNarrowed(search);
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-card text-center">
      <img
        src="/artwork/river-valley-9.wide.svg"
        alt=""
        width={1600}
        height={700}
        className="aspect-[16/6] w-full bg-sunk object-cover"
      />
      <div className="px-6 py-10">
        <h2 className="text-2xl md:text-3xl">{type && !more ? `No ${type} found` : 'No stays found'}</h2>
        <p className="mx-auto mt-3 max-w-md text-lg text-ink-soft">
          {narrowed
            ? 'Try adjusting your filters or search criteria to find more options.'
            : 'We could not find any stays matching your search. Please try again later.'}
        </p>
        {narrowed ? (
          <ButtonLink to={urls.stays} className="mt-6">
            Clear all filters
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

export function ResultsSkeleton({ view }: { view: StaySearch['view'] }) {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading stays
      </p>
      <div aria-hidden="true" className={looks[view]}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className="animate-pulse overflow-hidden rounded-card border border-line bg-card">
            <div className="aspect-[3/2] bg-sunk" />
            <div className="space-y-3 p-5">
              <div className="h-5 w-3/4 rounded bg-sunk" />
              <div className="h-4 w-1/2 rounded bg-sunk" />
              <div className="h-6 w-2/3 rounded bg-sunk" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
