import type { ReactNode } from 'react';

/** A part of the page of a booking, with its heading. */
export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-card p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Facts as they stand beside their names. */
export function Facts({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="grid grid-cols-[minmax(96px,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {Object.entries(of)
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A form that is opened by its name: what is done now and then stands folded. */
export function Fold({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-t border-line">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">{title}</summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
