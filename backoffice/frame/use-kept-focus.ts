import { useEffect, useRef } from 'react';
import { focusWrong } from '../../storefront/ui/focus-wrong.ts';

/**
 * After an answer of the same page the focus goes to the first field that is wrong, or to what the page marks as the next
 * thing (`data-next`) where that has come with the answer. A focus that is lost goes there too, else to what the page says of
 * the answer (`data-said`: a secret stays where the next key is heard, whatever came into a list in the meantime), else to the
 * beginning of the page: not to that of the frame.
 */
export function useKeptFocus(key: string): void {
  const here = useRef(key);
  const before = useRef<Element>(null);
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('#main');
    const next = page?.querySelector<HTMLElement>('[data-next]') ?? null;
    const [isNew, isAnswer] = [next !== before.current, here.current !== key];
    here.current = key;
    before.current = next;
    if (!isAnswer || !page) return;
    const isLost = document.activeElement === document.body;
    if (page.querySelector('[aria-invalid="true"]')) focusWrong(page);
    else if (next && (isNew || isLost)) next.focus();
    else if (isLost) (page.querySelector<HTMLElement>('[data-said]') ?? page).focus({ preventScroll: true });
  }, [key]);
}
