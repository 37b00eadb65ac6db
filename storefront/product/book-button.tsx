import type { ReactNode } from 'react';
import { productPageTexts } from '../../messages/en/product/page.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';

/** At the side, what a panel ends with stays in view while its upper part is longer than the screen. */
export function Pinned({ at, children }: { at: 'side' | 'sheet'; children: ReactNode }) {
  if (at === 'sheet') return children;
  return (
    <div
      className="z-1 lg:sticky"
      // not in the style sheet, which every page loads
      style={{ bottom: 0, margin: '-12px 0 4px', padding: '12px 0', background: 'var(--color-card)' }}
    >
      {children}
    </div>
  );
}

/** In place of the booking while nothing is left: leads to the panel's first date. */
export function ChangeButton({ text }: { text: string }) {
  return (
    <Button
      size="lg"
      className="needs-script w-full"
      onClick={({ currentTarget }) =>
        currentTarget.closest('form, aside')?.querySelector<HTMLElement>('[inputmode="none"]')?.focus()
      }
    >
      {text}
    </Button>
  );
}

interface BookButtonProps {
  at: 'side' | 'sheet';
  book: string;
  /** What the button says while nothing is left (ChangeButton). */
  change: string | null;
  /** What it says without JavaScript. */
  showPrice: string;
  busy: boolean;
  /** It is in the cart, which opens. */
  done: boolean;
}

/** The button that a panel's form ends with. */
export function BookButton({ at, book, change, showPrice, busy, done }: BookButtonProps) {
  const t = useText();
  return (
    <>
      <Pinned at={at}>
        {change ? (
          <ChangeButton text={change} />
        ) : (
          <Button type="submit" size="lg" className="needs-script w-full" busy={busy || done}>
            {book}
          </Button>
        )}
        <noscript>
          <button type="submit" className="min-h-11 w-full font-semibold text-accent underline">
            {showPrice}
          </button>
        </noscript>
      </Pinned>
      <p className="text-center text-sm font-medium text-success empty:hidden">
        {done ? t(productPageTexts.addedToCart) : ''}
      </p>
    </>
  );
}
