import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import type { AdviceView } from './list-view.ts';
import type { SoldOut } from './results-view.ts';

export interface NothingFoundProps {
  heading: string;
  text: string;
  soldOut: SoldOut | null;
  /** The part of the search that excludes all results. */
  advice: AdviceView | null;
  /** Links to continue; one of them is primary only if there is no advice. */
  children?: ReactNode;
}

/** Replaces a list without results. */
export function NothingFound({ heading, text, soldOut, advice, children }: NothingFoundProps) {
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-card text-center md:grid md:grid-cols-[2fr_3fr] md:text-left">
      <img
        src="/artwork/river-valley-9.wide.svg"
        alt=""
        width={1600}
        height={700}
        className="h-full w-full min-w-0 bg-sunk object-cover max-md:hidden"
      />
      <div className="self-center px-6 py-8 md:p-10">
        <h2 className="text-2xl md:text-3xl">{heading}</h2>
        <p className="mx-auto mt-3 max-w-md md:mx-0 text-lg text-ink-soft">{text}</p>
        {soldOut ? (
          <p className="mt-6">
            <ButtonLink to={soldOut.to} variant={advice ? 'secondary' : 'primary'}>
              {soldOut.text}
            </ButtonLink>
          </p>
        ) : null}
        {advice ? (
          <>
            <p className="mx-auto mt-6 max-w-md md:mx-0 text-lg font-semibold">{advice.text}</p>
            <p className="mt-4">
              <ButtonLink to={advice.to}>{advice.label}</ButtonLink>
            </p>
          </>
        ) : null}
        {children}
      </div>
    </div>
  );
}
