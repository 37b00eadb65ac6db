import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { isNarrowed } from './filters.tsx';

/** The one action that begins a list: its page, or a form of the same page as '#invite'. */
export interface Begin {
  readonly to: string;
  readonly label: string;
}

interface Empty {
  /** What will be listed here, in one sentence. */
  readonly none: ReactNode;
  readonly begin?: Begin | undefined;
  /** That nothing matches the filters; default: a sentence that fits every list. */
  readonly noMatch?: string | undefined;
}

/** Replaces the rows of a list without any: what will be there and the way to begin, or the way back from filters. */
export function EmptyState({ none, begin, noMatch }: Empty) {
  const t = useText();
  const { pathname, search } = useLocation();
  const isFiltered = isNarrowed(new URLSearchParams(search));
  const action = isFiltered ? { to: pathname, label: t(adminListTexts.clearFilters) } : begin;
  return (
    <div data-empty="" className="rounded-card border border-line bg-card px-6 py-14 text-center text-ink-soft">
      <div>{isFiltered ? (noMatch ?? t(adminListTexts.noMatch)) : none}</div>
      {action ? (
        <Link
          to={action.to}
          // pages of the website and forms of this page
          reloadDocument={!action.to.startsWith('/admin')}
          className={buttonLook({ variant: 'secondary', size: 'sm' }, 'mt-4')}
        >
          {action.label}
        </Link>
      ) : null}
    </div>
  );
}
