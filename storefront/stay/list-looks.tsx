import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import type { StayListView } from './stay-list-view.ts';

/** Switches between grid and list. */
export function ListLooks({ view }: { view: Pick<StayListView, 'look' | 'looks'> }) {
  return (
    <fieldset className="hidden overflow-hidden rounded-field border border-line-strong sm:flex">
      <legend className="sr-only">View</legend>
      {view.looks.map(({ look, label, to }) => (
        <Link
          key={look}
          to={to}
          preventScrollReset
          replace
          aria-current={view.look === look ? 'true' : undefined}
          className={`grid size-11 place-items-center ${view.look === look ? 'bg-ink text-paper' : 'bg-card text-ink hover:bg-sunk'}`}
        >
          <Icon name={look === 'grid' ? 'layout-grid' : 'rows-3'} size={19} />
          <span className="sr-only">{label}</span>
        </Link>
      ))}
    </fieldset>
  );
}
