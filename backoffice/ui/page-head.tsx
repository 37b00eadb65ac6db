import type { ReactNode } from 'react';
import { AdminTitle } from './admin-title.tsx';

/** The head of a page of the back office, and its title in the browser; at its side what one mostly does here. */
export function PageHead({
  title,
  heading = title,
  lead,
  action,
}: {
  title: string;
  /** The title as it stands on the page, where it is more than words. */
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
