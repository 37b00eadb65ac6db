import { useEffect, useRef } from 'react';
import { focusInvalid } from '../../storefront/ui/focus-invalid.ts';

/**
 * Moves the focus after an action on the same page: to the first invalid field, or to the element that the page marks
 * as the next step (`data-next`) if it is new. If the focused element is gone, also to that element, else to the
 * confirmation (`data-said`), so that a keyboard user hears a secret at once, else to the beginning of the page.
 */
export function useFocusAfterAction(key: string): void {
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
    if (page.querySelector('[aria-invalid="true"]')) focusInvalid(page);
    else if (next && (isNew || isLost)) next.focus();
    else if (isLost) (page.querySelector<HTMLElement>('[data-said]') ?? page).focus({ preventScroll: true });
  }, [key]);
}
