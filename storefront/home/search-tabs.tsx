import { type ComponentType, lazy, Suspense } from 'react';
import { homeHeroTexts } from '../../messages/en/home/hero.ts';
import { useText } from '../rendering/text.tsx';
import { StaySearchForm } from '../stay/search-form.tsx';
import { urls } from '../urls.ts';

const tabs = [
  ['stay', homeHeroTexts.stays],
  ['attraction', homeHeroTexts.attractions],
  ['tour-package', homeHeroTexts.tours],
  ['car-rental', homeHeroTexts.cars],
] as const;

type Tab = (typeof tabs)[number][0];

/**
 * The form of a tab that is not open at first: the server's markup stays and works until the tab is chosen and its code
 * is loaded. If the code fails to load, it stays as it is.
 */
function onceChosen<Props extends object>(tab: Tab, load: () => Promise<{ default: ComponentType<Props> }>) {
  const chosen = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!document.querySelector(`[name=kind][value=${tab}]:checked`)) return;
        document.removeEventListener('change', look);
        resolve();
      };
      document.addEventListener('change', look);
      look();
    });
  return lazy(() =>
    typeof document === 'undefined'
      ? load()
      : chosen()
          .then(load)
          .catch(() => new Promise<never>(() => undefined)),
  );
}

const loadVisit = () => import('../experience-list/visit-search-fields.tsx');
const AttractionFields = onceChosen('attraction', loadVisit);
const TourFields = onceChosen('tour-package', loadVisit);
const CarFields = onceChosen('car-rental', () => import('../car/car-search-fields.tsx'));

const visit = { place: '', date: '', guests: 2 };

/**
 * One search for all products. The tabs are radio buttons: arrow keys move between them, and they work without scripts
 * (`.search-tabs` in list.css). Each form leads to the list of its product type.
 */
export function SearchTabs() {
  const t = useText();
  return (
    <div className="search-tabs">
      <fieldset>
        <legend className="sr-only">{t(homeHeroTexts.whatFor)}</legend>
        {tabs.map(([tab, label]) => (
          <label key={tab}>
            <input type="radio" name="kind" value={tab} defaultChecked={tab === 'stay'} className="sr-only" />
            {t(label)}
          </label>
        ))}
      </fieldset>
      <div data-tab="stay">
        <StaySearchForm look="hero" />
      </div>
      <search data-tab="attraction">
        <Suspense>
          <AttractionFields requested={{ type: 'attraction', ...visit }} path={urls.allAttractions} chips />
        </Suspense>
      </search>
      <search data-tab="tour-package">
        <Suspense>
          <TourFields requested={{ type: 'tour-package', ...visit }} path={urls.tours} chips />
        </Suspense>
      </search>
      <search data-tab="car-rental">
        <Suspense>
          <CarFields initial={{ location: '' }} chips />
        </Suspense>
      </search>
    </div>
  );
}
