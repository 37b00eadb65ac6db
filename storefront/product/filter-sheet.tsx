import type { ReactNode } from 'react';
import { productFiltersTexts } from '../../messages/en/product/filters.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ClearFilters } from './results-bar.tsx';

export interface FilterSheetProps {
  /** The address without filters, and the text of its link. */
  clear: string;
  clearText?: string;
  /** '12 stays' */
  found: string;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The filters on small screens, with the live number of results. */
export default function FilterSheet({ clear, clearText, found, busy, onClose, children }: FilterSheetProps) {
  const t = useText();
  return (
    <Dialog open onClose={onClose} title={t(productFiltersTexts.filters)}>
      {children}
      <div className="sticky -bottom-6 -mx-5 mt-6 -mb-6 flex items-center justify-between gap-4 border-t border-line bg-paper px-5 py-3 md:-bottom-8 md:-mx-8 md:-mb-8 md:px-8">
        <ClearFilters to={clear} text={clearText} />
        <Button onClick={onClose} aria-busy={busy}>
          {t(productFiltersTexts.showFound, { found })}
        </Button>
        {/* the visible headline is behind the sheet */}
        <p role="status" className="sr-only">
          {found}
        </p>
      </div>
    </Dialog>
  );
}
