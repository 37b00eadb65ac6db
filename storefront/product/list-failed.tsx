import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { whyMissing } from '../device/missing-data.ts';
import { FreshLink } from '../ui/fresh-link.tsx';

/** Stands in place of a list that did not come, under its hero: what of, why, and the way to try again. */
export function ListFailed({
  hero,
  error,
  text,
  heading,
}: {
  hero: ReactNode;
  error: unknown;
  text: string;
  heading?: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <>
      {hero}
      <div className="page grid justify-items-center gap-6 py-16 text-center">
        {heading ? <h2 className="text-2xl md:text-3xl">{heading}</h2> : null}
        <p className="text-lg text-ink-soft">{whyMissing(error, text)}</p>
        <FreshLink to={pathname + search}>Try Again</FreshLink>
      </div>
    </>
  );
}
