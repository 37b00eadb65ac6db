import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';

/**
 * A search on the lower edge of a picture. With a `pill`, its summary ('Jaipur · 10–13 Dec · 2 guests'), it is folded
 * into that on phones and opens with it, without scripts too: the pill links to the form (`.folded` in list.css).
 */
export function SearchEdge({ pill, children }: { pill?: string | undefined; children: ReactNode }) {
  return (
    <div className="relative z-20 -mb-9 text-ink max-md:-mb-6">
      {pill ? (
        <a href="#search" className="search-pill">
          <Icon name="search" size={20} />
          <span className="sr-only">Change your search: </span>
          <span className="truncate">{pill}</span>
        </a>
      ) : null}
      <div className={pill ? 'folded' : undefined}>
        {children}
        {pill ? (
          <a href="#results" className="fold">
            Close
          </a>
        ) : null}
      </div>
    </div>
  );
}
