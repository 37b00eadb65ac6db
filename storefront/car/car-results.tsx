import { carResultsTexts } from '../../messages/en/car/results.ts';
import { NothingFound } from '../product/nothing-found.tsx';
import { cardColumns, type ListedView, Results, ResultsSkeleton } from '../product/results.tsx';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { CarCard } from './car-card.tsx';
import type { CarCardTexts } from './car-card-texts.ts';
import type { CarListView } from './car-list-view.ts';
import { CarsFailed } from './cars-failed.tsx';

/** The results; `busy` while another search is loading. */
export function CarResults({ view, busy }: { view: ListedView<CarCardTexts, CarListView>; busy: boolean }) {
  const t = useText();
  if (view.failed && !busy) return <CarsFailed />;
  const led = view.advice !== null || view.soldOut !== null;
  return (
    <Results
      list={view}
      card={(card) => <CarCard card={card} travel={view.travel} />}
      className={cardColumns.grid}
      busy={busy}
      moreAt={(address) => address.replace(urls.cars, urls.moreCars)}
      failed={t(carResultsTexts.failed)}
      loading={t(carResultsTexts.loading)}
      onApproach={() => import('./car-view.tsx')}
    >
      {busy ? (
        <ResultsSkeleton loading={t(carResultsTexts.loading)} className={cardColumns.grid} />
      ) : (
        <NothingFound heading={t(carResultsTexts.none)} text={view.nothing} soldOut={view.soldOut} advice={view.advice}>
          <div className="mt-6 flex flex-wrap gap-3 max-md:justify-center">
            {view.chips.length > 0 ? (
              <ButtonLink to={view.clear} variant={led ? 'secondary' : 'primary'}>
                {t(carResultsTexts.clearAll)}
              </ButtonLink>
            ) : null}
            <ButtonLink to={urls.carsIn('all')} variant={led || view.chips.length > 0 ? 'secondary' : 'primary'}>
              {t(carResultsTexts.all)}
            </ButtonLink>
          </div>
        </NothingFound>
      )}
    </Results>
  );
}
