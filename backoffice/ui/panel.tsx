import { type ReactNode, useId } from 'react';

/** A part of a page with a heading of its own; what one goes on with stands at its end. */
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
  /** It is the answer to what was asked on this page: the focus goes there (`useKeptFocus`). */
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
