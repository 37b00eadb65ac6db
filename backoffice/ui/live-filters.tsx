import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Form, Link, useLocation, useNavigate } from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { isDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';

const pause = 250;
const nothing = () => () => {};

/** True where scripts run; false on the server and for its page. */
export const useScripts = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

/**
 * Filters in one row that act while they are typed or chosen: the fields are the parameters of the address. A GET form
 * with a button without scripts.
 */
export function LiveFilters({ children }: { children: ReactNode }) {
  const t = useText();
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const hasScripts = useScripts();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // the address that is shown and those that the fields made since; a slow page shows one while the next is typed
  const made = useRef([search]);
  // the fields are new elements for an address that they did not make: of a link, or of the back button
  const [count, setCount] = useState(0);
  // letter by letter the address is replaced, so that one step back leaves what was typed
  const madeHere = useRef<string>(undefined);
  useEffect(() => {
    const at = made.current.indexOf(search);
    made.current = at < 0 ? [search] : made.current.slice(at);
    if (at < 0) setCount((before) => before + 1);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const query = new URLSearchParams(search);
  const isNarrowed = [...query].some(([name, value]) => value !== '' && name !== 'after' && name !== 'open');

  function apply(): void {
    clearTimeout(timer.current);
    if (!form.current) return;
    const next = new URLSearchParams();
    for (const field of form.current.elements) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const value = field.value.trim();
      // a date is applied once it is typed to its end
      const isUnfinished = field.type === 'date' && (value === '' ? field.validity.badInput : !isDay(value));
      if (isUnfinished) return;
      if (field.name && value !== '') next.set(field.name, value);
    }
    const to = next.size > 0 ? `?${next}` : '';
    if (to === search) return;
    made.current.push(to);
    void navigate(pathname + to, { replace: madeHere.current === key, preventScrollReset: true });
    madeHere.current = 'next';
  }
  useEffect(() => {
    madeHere.current = madeHere.current === 'next' ? key : undefined;
  }, [key]);

  return (
    <Form
      key={count}
      ref={form}
      method="get"
      action={pathname}
      role="search"
      aria-label={t(adminListTexts.filter)}
      className="flex flex-wrap items-start gap-2 max-md:grid max-md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onChange={({ target }) => {
        clearTimeout(timer.current);
        if (target instanceof HTMLSelectElement) apply();
        else timer.current = setTimeout(apply, pause);
      }}
    >
      {children}
      {hasScripts ? null : (
        <Button type="submit" variant="secondary" size="sm">
          {t(adminListTexts.show)}
        </Button>
      )}
      {isNarrowed ? (
        <Link to={pathname} className={buttonLook({ variant: 'quiet', size: 'sm' }, 'px-3!')}>
          {t(adminListTexts.clear)}
        </Link>
      ) : null}
    </Form>
  );
}
