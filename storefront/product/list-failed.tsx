import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { whyMissing } from '../device/missing-data.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Stands in place of a list that did not come, under its hero: why, and the way to try again. */
export function ListFailed({ hero, error, text }: { hero: ReactNode; error: unknown; text: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      {hero}
      <div className="page grid justify-items-center gap-6 py-16 text-center">
        <p className="text-lg text-ink-soft">{whyMissing(error, text)}</p>
        <ButtonLink to={pathname + search} reloadDocument>
          Try Again
        </ButtonLink>
      </div>
    </>
  );
}
