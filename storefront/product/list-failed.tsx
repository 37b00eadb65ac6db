import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { productHeroTexts } from '../../messages/en/product/hero.ts';
import { whyMissing } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { ReloadLink } from '../ui/reload-link.tsx';

export interface ResultsFailedProps {
  /** Undefined: the server could not read the list. */
  error?: unknown;
  text: string;
  heading?: string;
}

/** Replaces results that failed to load, with the reason and a button to retry. */
export function ResultsFailed({ error, text, heading }: ResultsFailedProps) {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="grid justify-items-center gap-6 py-16 text-center">
      {heading ? <h2 className="text-2xl md:text-3xl">{heading}</h2> : null}
      <p className="text-lg text-ink-soft">{whyMissing(t, error, text)}</p>
      <ReloadLink to={pathname + search}>{t(productHeroTexts.tryAgain)}</ReloadLink>
    </div>
  );
}

/** The same below the hero of the page. */
export function ListFailed({ hero, ...failed }: ResultsFailedProps & { hero: ReactNode }) {
  return (
    <>
      {hero}
      <div className="page">
        <ResultsFailed {...failed} />
      </div>
    </>
  );
}
