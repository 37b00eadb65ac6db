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
  dense = false,
}: {
  title: string;
  /** The heading on the page, if it is more than text. */
  heading?: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /** Takes one line, above a list that fills the screen. */
  dense?: boolean;
}) {
  return (
    <div className={`flex flex-wrap justify-between ${dense ? 'items-center gap-2 md:-mt-5' : 'mb-6 items-end gap-4'}`}>
      <AdminTitle of={title} />
      <div className="min-w-0">
        <h1 className={`${dense ? 'text-2xl' : 'text-3xl'} wrap-anywhere`}>{heading}</h1>
        {lead ? <p className="mt-1.5 max-w-prose text-ink-soft">{lead}</p> : null}
      </div>
      {action}
    </div>
  );
}
