import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';

/** What a form of filters does not ask, and keeps: the order of the list, and how it is looked at. */
const keptOn = ['sort', 'view'];

/** What a list is narrowed by, in its address: fields of a GET form, named as the parameters. It keeps the order of the list. */
export function Filters({ children, label = 'Narrow the list' }: { children: ReactNode; label?: string }) {
  const { pathname, search, key } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const sentBy = useRef<string>(undefined);
  useEffect(() => {
    // the fields are new ones: the focus is where it was when they were sent
    if (key && sentBy.current !== undefined) form.current?.querySelector<HTMLElement>(sentBy.current)?.focus();
    sentBy.current = undefined;
  }, [key]);
  const asked = new URLSearchParams(search);
  const kept = [...asked].filter(([name]) => keptOn.includes(name));
  const narrowed = [...asked].some(([name, value]) => value !== '' && !keptOn.includes(name) && name !== 'after');
  return (
    // begun again by each address: fields that were filled by an earlier one are not left behind
    <Form
      key={key}
      ref={form}
      onSubmit={() => {
        const name = document.activeElement?.getAttribute('name');
        sentBy.current = name ? `[name="${CSS.escape(name)}"]:not([type=hidden])` : '[type=submit]';
      }}
      method="get"
      action={pathname}
      role="search"
      aria-label={label}
      className="mb-5 flex flex-wrap items-start gap-3 *:min-w-45 max-sm:mb-2 max-sm:fields-in-line max-sm:grid-cols-2 max-sm:*:min-w-0"
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {/* beside the boxes, below the height of a label: a field may have a line under it; on phones it may have a row of its own */}
      <div>
        <div className="flex gap-2 pt-6.5 max-sm:row-start-2 max-sm:pt-0">
          <Button type="submit" variant="secondary">
            Show
          </Button>
          {narrowed ? (
            <Link
              to={kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`}
              className={buttonLook({ variant: 'quiet' })}
            >
              Clear
            </Link>
          ) : null}
        </div>
      </div>
    </Form>
  );
}
