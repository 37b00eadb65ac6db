import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

const main = () => document.querySelector<HTMLElement>('main#main');

/** Longer than a frame: a screen reader would miss a title that comes with the focus. */
const titleMs = 150;

/**
 * Shows a line at the top while a page is loading. After client-side navigation it moves the focus to the new page,
 * unless an element on it has taken it already, and announces the page's title. After signing in or out it moves a
 * focus whose element is gone, too.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const [title, setTitle] = useState('');
  const here = useRef(pathname);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (state !== 'idle') focused.current = document.activeElement;
  }, [state]);

  useEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    const now = document.activeElement;
    const taken = now !== focused.current && main()?.contains(now);
    if (!taken) main()?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), titleMs);
    return () => clearTimeout(timer);
  }, [pathname]);

  useEffect(() => {
    function rescue() {
      // by then the dialog has closed and returned its focus
      setTimeout(() => {
        if (document.activeElement === document.body) main()?.focus({ preventScroll: true });
      }, titleMs);
    }
    for (const event of ['login', 'logout'] as const) window.addEventListener(event, rescue);
    return () => {
      for (const event of ['login', 'logout'] as const) window.removeEventListener(event, rescue);
    };
  }, []);

  return (
    <>
      {state === 'loading' ? <div className="underway" /> : null}
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </>
  );
}
