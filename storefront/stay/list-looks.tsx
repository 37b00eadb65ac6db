import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import type { StayListView } from './stay-list-view.ts';

export interface ListLooksProps {
  view: Pick<StayListView, 'total' | 'look' | 'looks'>;
  /** Whether the map is open. */
  map: boolean;
  onMap: () => void;
}

/** The map, and grid or list. */
export function ListLooks({ view, map, onMap }: ListLooksProps) {
  return (
    <>
      {view.total > 0 ? (
        <button
          type="button"
          aria-pressed={map}
          onClick={onMap}
          className="needs-script flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field border border-line-strong bg-card px-3 text-sm font-semibold text-ink hover:border-ink hover:bg-sunk aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <Icon name="map-pin" size={18} />
          <span className="max-sm:sr-only">Map</span>
        </button>
      ) : null}
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
    </>
  );
}
