import type { ReactNode } from 'react';
import { useSite } from '../../storefront/shell/frame.ts';

/** The browser title of a back office page, with the site's name. */
export function AdminTitle({ of }: { of: string }) {
  return <title>{`${of} · ${useSite()}`}</title>;
}

/** The heading of a back office page and its browser title, with its main action. */
export function PageHead({
  title,
  heading = title,
  lead,
  action,
}: {
  title: string;
  /** The heading on the page, if it is more than text. */
  heading?: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <AdminTitle of={title} />
      <div className="min-w-0">
        <h1 className="text-3xl wrap-anywhere">{heading}</h1>
        {lead ? <p className="mt-1.5 max-w-prose text-ink-soft">{lead}</p> : null}
      </div>
      {action}
    </div>
  );
}
