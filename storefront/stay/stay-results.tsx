import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { notOurs } from '../device/missing-data.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { urls } from '../urls.ts';
import { ResultCard } from './result-card.tsx';
import { ResultList } from './result-list.tsx';
import type { MoreStays, StayListView } from './stay-list-view.ts';

const looks = {
  grid: 'grid gap-6 sm:grid-cols-2 xl:grid-cols-3',
  list: 'rows grid gap-5',
} as const;

/** Shown when the next page does not come: the traveller stays where they are. */
const failed = 'Failed to fetch stays';

/** What was found; `busy` while another search is under way. */
export function StayResults({ view, busy }: { view: StayListView; busy: boolean }) {
  const [added, setAdded] = useState<MoreStays & { on: StayListView }>();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number>(undefined);
  const more = added?.on === view ? added : undefined;
  const cards = more ? [...view.cards, ...more.cards] : view.cards;
  const { loadMore, soldOut } = more ?? view;

  useEffect(() => {
    if (focusAt.current === undefined) return;
    // the button may be gone; the reading goes on at the first new stay
    list.current?.querySelectorAll<HTMLElement>('h3 a')[focusAt.current]?.focus({ preventScroll: true });
    focusAt.current = undefined;
  });

  async function append(event: MouseEvent, address: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (loading) return;
    setLoading(true);
    setProblem('');
    let wrong = failed;
    try {
      const answer = await fetch(address.replace(urls.stays, urls.moreStays));
      if (!answer.ok) throw new Error(failed);
      wrong = notOurs;
      // our own resource answers with that (routes/more-stays.ts)
      const next = (await answer.json()) as MoreStays;
      focusAt.current = cards.length;
      setAdded({ ...next, on: view, cards: [...(more?.cards ?? []), ...next.cards] });
      // a reload and the way back find as many again
      window.history.replaceState(window.history.state, '', address);
    } catch {
      setProblem(wrong);
    }
    setLoading(false);
  }

  if (cards.length === 0) return busy ? <ResultsSkeleton look={view.look} /> : <NothingFound view={view} />;
  return (
    <div ref={list} aria-busy={busy} className="results">
      <ResultList className={looks[view.look]}>
        {cards.map((card) => (
          <li key={card.slug} className="offscreen">
            <ResultCard card={card} travel={view.travel} />
          </li>
        ))}
      </ResultList>
      {loadMore || more ? (
        <div className="mt-10 grid justify-items-center gap-3">
          <p role="status" className="text-ink-soft">
            Showing {cards.length} of {view.total.toLocaleString('en-IN')}
          </p>
          {problem ? (
            <p role="alert" className="font-medium text-danger">
              {problem}
            </p>
          ) : null}
          {loadMore ? (
            <ButtonLink
              to={loadMore}
              preventScrollReset
              replace
              variant="secondary"
              aria-busy={loading}
              onClick={(event) => void append(event, loadMore)}
            >
              {loading ? <Spinner label="Loading more stays" /> : null}
              Load More
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      {soldOut ? (
        <p className="mt-10 text-center">
          <ButtonLink to={soldOut.to} variant="secondary">
            {soldOut.text}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

function NothingFound({ view: { nothing, soldOut } }: { view: StayListView }) {
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
        <h2 className="text-2xl md:text-3xl">{nothing.heading}</h2>
        <p className="mx-auto mt-3 max-w-md text-lg text-ink-soft">
          {nothing.narrowed
            ? 'Try adjusting your filters or search criteria to find more options.'
            : 'We could not find any stays matching your search. Please try again later.'}
        </p>
        {soldOut ? (
          <p className="mt-6">
            <ButtonLink to={soldOut.to} variant="secondary">
              {soldOut.text}
            </ButtonLink>
          </p>
        ) : null}
        {nothing.narrowed ? (
          <ButtonLink to={urls.stays} className="mt-6">
            Clear all filters
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function ResultsSkeleton({ look }: { look: StayListView['look'] }) {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading stays
      </p>
      <div aria-hidden="true" className={looks[look]}>
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
