import { Link } from 'react-router';
import { savedTexts } from '../../messages/en/saved.ts';
import { toggleSaved } from '../device/saved.ts';
import { storefrontKinds } from '../product/kinds.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { SavedCardBody } from './saved-card.tsx';
import { type SavedCard, savedPlaces, unavailableFrom } from './saved-groups.ts';

/** Saved products by place, and those that are no longer offered. */
export function SavedList({ names, cards }: { names: readonly string[]; cards: readonly SavedCard[] }) {
  const t = useText();
  const gone = unavailableFrom(t, names, cards);
  return (
    <div className="mt-8 space-y-10">
      {savedPlaces(t, names, cards).map((group) => (
        <section key={group.place} aria-label={group.place}>
          <h2 className="text-2xl">{group.place}</h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {group.cards.map((card) => (
              <SavedItem key={card.name} card={card} />
            ))}
          </ul>
        </section>
      ))}
      {gone.length > 0 ? (
        <section aria-labelledby="saved-gone">
          <h2 id="saved-gone" className="text-2xl">
            {t(savedTexts.noLongerAvailable)}
          </h2>
          <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card px-4 md:px-6">
            {gone.map(({ name, title }) => (
              <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
                <span className="text-ink-soft">{title}</span>
                <Remove name={name} title={title} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function SavedItem({ card }: { card: SavedCard }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-card shadow-card">
      <SavedCardBody
        card={card}
        heading={
          <Link to={storefrontKinds[card.type].page(card.slug)} className="hover:text-accent hover:underline">
            {card.title}
          </Link>
        }
        action={<Remove name={card.name} title={card.title} />}
      />
    </li>
  );
}

function Remove({ name, title }: { name: string; title: string }) {
  return (
    <Button size="sm" variant="quiet" onClick={() => toggleSaved(name)}>
      <Rich message={savedTexts.remove} values={{ title, name: (words) => <span className="sr-only">{words}</span> }} />
    </Button>
  );
}

export function EmptySaved() {
  const t = useText();
  return (
    <div className="mt-8 rounded-card border border-line bg-card px-6 py-12 text-center">
      <h2 className="text-3xl">{t(savedTexts.empty)}</h2>
      <p className="mt-2 text-lg text-ink-soft">{t(savedTexts.emptyAdvice)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={urls.stays}>{t(savedTexts.browseStays)}</ButtonLink>
        <ButtonLink to={urls.attractions} variant="secondary">
          {t(savedTexts.exploreAttractions)}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Shown until the device and the server have answered; without JavaScript it says that it needs it. */
export function SavedSkeleton() {
  const t = useText();
  return (
    <div role="status" className="mt-8">
      <noscript>
        <p>{t(savedTexts.needsJavascript)}</p>
        <Link to={urls.stays} className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline">
          {t(savedTexts.browseStays)}
        </Link>
      </noscript>
      <span className="needs-script sr-only">{t(savedTexts.loading)}</span>
      <div aria-hidden="true" className="needs-script grid animate-pulse gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <div key={card} className="h-96 rounded-card bg-sunk" />
        ))}
      </div>
    </div>
  );
}
