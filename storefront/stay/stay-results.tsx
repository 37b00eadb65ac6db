import { stayListTexts } from '../../messages/en/stay/list.ts';
import { ResultsFailed } from '../product/list-failed.tsx';
import { NothingFound } from '../product/nothing-found.tsx';
import { cardColumns, type ListedView, Results, ResultsSkeleton } from '../product/results.tsx';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { CardTexts } from './card-texts.ts';
import { ResultCard } from './result-card.tsx';
import type { StayListView } from './stay-list-view.ts';

/** Replaces stays that fail to load (STAY-11). */
export function StaysFailed({ error }: { error?: unknown }) {
  const t = useText();
  return <ResultsFailed error={error} heading={t(stayListTexts.loadFailed)} text={t(stayListTexts.failed)} />;
}

/** The results; `busy` while another search is loading. */
export function StayResults({
  view,
  busy,
  map,
}: {
  view: ListedView<CardTexts, StayListView>;
  busy: boolean;
  map?: boolean;
}) {
  const t = useText();
  const { nothing, soldOut } = view;
  if (view.failed && !busy) return <StaysFailed />;
  const look = map && view.look === 'grid' ? 'narrow' : view.look;
  return (
    <Results
      list={view}
      card={(card) => <ResultCard card={card} travel={card.travel ?? view.travel} row={view.look === 'list'} />}
      className={cardColumns[look]}
      busy={busy}
      moreAt={(address) => address.replace(urls.stays, urls.moreStays)}
      failed={t(stayListTexts.failed)}
      loading={t(stayListTexts.loadingMore)}
      onApproach={() => import('./stay-view.tsx')}
    >
      {busy ? (
        <ResultsSkeleton loading={t(stayListTexts.loading)} className={cardColumns[look]} />
      ) : (
        <NothingFound
          heading={nothing.heading}
          text={t(nothing.narrowed ? stayListTexts.adjust : stayListTexts.none)}
          soldOut={soldOut}
          advice={nothing.advice}
        >
          {nothing.narrowed ? (
            <ButtonLink to={urls.stays} variant={nothing.advice || soldOut ? 'secondary' : 'primary'} className="mt-6">
              {t(stayListTexts.clearFilters)}
            </ButtonLink>
          ) : null}
        </NothingFound>
      )}
    </Results>
  );
}
