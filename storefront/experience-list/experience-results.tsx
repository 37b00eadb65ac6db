import { experienceListResultsTexts } from '../../messages/en/experience-list/results.ts';
import { NothingFound } from '../product/nothing-found.tsx';
import { cardColumns, type ListedView, Results, ResultsSkeleton } from '../product/results.tsx';
import { useText } from '../rendering/text.tsx';
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
  const t = useText();
  if (view.failed && !busy) return <ExperiencesFailed type={view.requested.type} />;
  const look = map ? cardColumns.narrow : cardColumns.grid;
  const { nothing } = view;
  const tours = view.requested.type === 'tour-package';
  const led = view.advice !== null || view.soldOut !== null;
  return (
    <Results
      list={view}
      card={(card) => <ExperienceCard card={card} />}
      className={look}
      busy={busy}
      moreAt={urls.moreExperiences}
      failed={t(tours ? experienceListResultsTexts.toursFailed : experienceListResultsTexts.attractionsFailed)}
      loading={t(
        tours ? experienceListResultsTexts.loadingMoreTours : experienceListResultsTexts.loadingMoreAttractions,
      )}
      onApproach={() => import('../experience/experience-view.tsx')}
    >
      {busy ? (
        <ResultsSkeleton
          loading={t(tours ? experienceListResultsTexts.loadingTours : experienceListResultsTexts.loadingAttractions)}
          className={look}
        />
      ) : (
        <NothingFound heading={nothing.heading} text={nothing.text} soldOut={view.soldOut} advice={view.advice}>
          <p className="mt-6 flex flex-wrap gap-3 max-md:justify-center">
            {nothing.narrowed ? (
              <ButtonLink to={view.clear} variant={led ? 'secondary' : 'primary'}>
                {t(experienceListResultsTexts.clearAll)}
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
