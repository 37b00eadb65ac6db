import { type ReactNode, useId } from 'react';

/** A section of a page with its heading; its main action is at its end. */
export function Panel({
  title,
  lead,
  action,
  isNext = false,
  id,
  children,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** The result of an action on this page: the focus moves here (`useFocusAfterAction`). */
  isNext?: boolean;
  /** Links of the same page lead here. */
  id?: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section
      id={id}
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

/** A list of names and values. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, what: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(([name, what]) => (
        <div key={name} className="contents max-sm:block">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium wrap-anywhere">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
