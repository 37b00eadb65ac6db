import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';

/** Parameters that a filter form keeps: the sort order of the list, its columns and its view. */
const keptOn = ['sort', 'columns', 'view'];
/** Parameters that are neither kept nor filters. */
const passing = ['after', 'open', 'guide'];

/** Whether the address has filters. */
export const isNarrowed = (query: URLSearchParams): boolean =>
  [...query].some(([name, value]) => value !== '' && !keptOn.includes(name) && !passing.includes(name));

/**
 * The filters of a list, as a GET form whose fields are the parameters. It keeps the sort order. `inOneRow`: fields
 * without labels above them.
 */
export function Filters({
  children,
  label,
  inOneRow = false,
}: {
  children: ReactNode;
  label?: string;
  inOneRow?: boolean;
}) {
  const t = useText();
  const { pathname, search, key } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const sentBy = useRef<string>(undefined);
  useEffect(() => {
    // the fields are new elements: restore the focus to the one that was focused when they were sent
    if (key && sentBy.current !== undefined) form.current?.querySelector<HTMLElement>(sentBy.current)?.focus();
    sentBy.current = undefined;
  }, [key]);
  const query = new URLSearchParams(search);
  const keptParams = [...query].filter(([name]) => keptOn.includes(name));
  const narrowed = isNarrowed(query);
  return (
    // remounted for each address, so that no field keeps a value of an earlier one
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
      aria-label={label ?? t(adminListTexts.filter)}
      className={
        inOneRow
          ? 'mb-2 flex flex-wrap items-center gap-2'
          : 'mb-5 flex flex-wrap items-start gap-3 *:min-w-45 max-sm:mb-2 max-sm:fields-in-line max-sm:grid-cols-2 max-sm:*:min-w-0'
      }
    >
      {keptParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {/*
       * beside the boxes, below the height of a label: a field may have a hint below; on phones it may have a row of
       * its own
       */}
      <div>
        <div className={inOneRow ? 'flex gap-1' : 'flex gap-2 pt-6.5 max-sm:row-start-2 max-sm:pt-0'}>
          <Button type="submit" variant="secondary" size={inOneRow ? 'sm' : 'md'}>
            {t(adminListTexts.show)}
          </Button>
          {narrowed ? (
            <Link
              to={keptParams.length === 0 ? pathname : `${pathname}?${new URLSearchParams(keptParams)}`}
              className={buttonLook({ variant: 'quiet', size: inOneRow ? 'sm' : 'md' })}
            >
              {t(adminListTexts.clear)}
            </Link>
          ) : null}
        </div>
      </div>
    </Form>
  );
}
