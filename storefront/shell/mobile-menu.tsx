import { lazy, Suspense, useState } from 'react';
import { shellTexts } from '../../messages/en/shell.ts';
import { useHydrated } from '../rendering/later.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';

const MobileSheet = lazy(() => import('./mobile-sheet.tsx'));
const look = 'grid size-11 place-items-center rounded-full lg:hidden';

/** The menu of small screens: a sheet; without JavaScript it links to the footer, which has the same links. */
export function MobileMenu() {
  const t = useText();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const inside = (
    <>
      <Icon name="menu" size={24} />
      <span className="sr-only">{t(shellTexts.menu)}</span>
    </>
  );
  if (!hydrated) {
    return (
      <a href="#footer" className={look}>
        {inside}
      </a>
    );
  }
  return (
    <>
      <button type="button" className={look} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        {inside}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <MobileSheet onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
