import type { ReactNode } from 'react';
import { ClearFilters } from '../stay/results-bar.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export interface FilterSheetProps {
  clear: string;
  total: number;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The filters on small screens, with the live number of results. */
export default function FilterSheet({ clear, total, busy, onClose, children }: FilterSheetProps) {
  const found = `${total.toLocaleString('en-IN')} ${total === 1 ? 'stay' : 'stays'}`;
  return (
    <Dialog open onClose={onClose} title="Filters">
      {children}
      <div className="sticky -bottom-6 -mx-5 mt-6 -mb-6 flex items-center justify-between gap-4 border-t border-line bg-paper px-5 py-3 md:-bottom-8 md:-mx-8 md:-mb-8 md:px-8">
        <ClearFilters to={clear} />
        <Button onClick={onClose} aria-busy={busy}>
          Show {found}
        </Button>
        {/* the headline that says so lies behind the sheet */}
        <p role="status" className="sr-only">
          {found}
        </p>
      </div>
    </Dialog>
  );
}
