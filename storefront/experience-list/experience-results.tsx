import { NothingFound } from '../product/nothing-found.tsx';
import { cardColumns, type ListedView, Results, ResultsSkeleton } from '../product/results.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { ExperienceCard } from './experience-card.tsx';
import type { ExperienceCardTexts } from './experience-card-texts.ts';
import type { ExperienceListView } from './experience-list-view.ts';
import { ExperiencesFailed } from './experiences-failed.tsx';

/** The results; `busy` while another search is loading. */
export function ExperienceResults({
  view,
  busy,
  map,
}: {
  view: ListedView<ExperienceCardTexts, ExperienceListView>;
  busy: boolean;
  map: boolean;
}) {
  if (view.failed && !busy) return <ExperiencesFailed type={view.requested.type} />;
  const look = map ? cardColumns.narrow : cardColumns.grid;
  const { nothing } = view;
  const led = view.advice !== null || view.soldOut !== null;
  return (
    <Results
      list={view}
      card={(card) => <ExperienceCard card={card} />}
      className={look}
      busy={busy}
      moreAt={urls.moreExperiences}
      failed={`Failed to fetch ${view.what}`}
      loading={`Loading more ${view.what}`}
      onApproach={() => import('../experience/experience-view.tsx')}
    >
      {busy ? (
        <ResultsSkeleton loading={`Loading ${view.what}...`} className={look} />
      ) : (
        <NothingFound heading={nothing.heading} text={nothing.text} soldOut={view.soldOut} advice={view.advice}>
          <p className="mt-6 flex flex-wrap gap-3 max-md:justify-center">
            {nothing.narrowed ? (
              <ButtonLink to={view.clear} variant={led ? 'secondary' : 'primary'}>
                Clear all
              </ButtonLink>
            ) : null}
            {nothing.links.map(({ label, to }, index) => (
              <ButtonLink key={to} to={to} variant={led || nothing.narrowed || index > 0 ? 'secondary' : 'primary'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </NothingFound>
      )}
    </Results>
  );
}
