import type { ReactNode } from 'react';
import { AdminIcon } from '../ui/admin-icon.tsx';

interface SectionProps {
  title: string;
  action?: ReactNode;
  /** The result of an action on this page: the focus moves here (`useFocusAfterAction`). */
  isNext?: boolean;
  children: ReactNode;
}

/** A section of the booking page with its heading. */
export function Section({ title, action, isNext = false, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      tabIndex={isNext ? -1 : undefined}
      data-next={isNext ? '' : undefined}
      className="rounded-card border border-line bg-card p-5"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** A list of names and values. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(96px,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {of
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

/** A folded form under its title, for occasional actions. */
export function Fold({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-t border-line">
      <FoldName>{title}</FoldName>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}

/** The summary of a folded section, with a mark that shows whether it is open. */
export function FoldName({ children }: { children: ReactNode }) {
  return (
    <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
      <AdminIcon name="chevron-down" className="-rotate-90 transition-transform group-open:rotate-0" />
      {children}
    </summary>
  );
}
