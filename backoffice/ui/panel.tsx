import { type ReactNode, useId } from 'react';

/** A section of a page with its heading; its main action is at its end. */
export function Panel({
  title,
  lead,
  action,
  isNext = false,
  children,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** The result of an action on this page: the focus moves here (`useFocusAfterAction`). */
  isNext?: boolean;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      tabIndex={isNext ? -1 : undefined}
      data-next={isNext ? '' : undefined}
      className="min-w-0 rounded-card border border-line bg-card p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {lead ? <p className="mt-1 text-ink-soft">{lead}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
