import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import { useText } from '../../storefront/rendering/text.tsx';

interface Props<Row> {
  /** Undefined: they failed to load. */
  rows: readonly Row[] | null | undefined;
  keyOf: (row: Row) => string | number;
  row: (row: Row) => ReactNode;
  /** The text if there are none. */
  none: string;
}

/** The first rows of a section of Today. */
export function Rows<Row>({ rows, keyOf, row, none }: Props<Row>) {
  const t = useText();
  if (!rows) return <p className="text-danger">{t(adminTodayTexts.notLoaded)}</p>;
  if (rows.length === 0) return <p className="text-ink-soft">{none}</p>;
  return (
    <ul className="divide-y divide-line">
      {rows.map((one) => (
        <li key={keyOf(one)} className="py-3 first:pt-0 last:pb-0">
          {row(one)}
        </li>
      ))}
    </ul>
  );
}

/** A link to the full list. */
export function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="underline underline-offset-4">
      {children}
    </Link>
  );
}

/** A row: its title, its details, and an amount or a time at its end. */
export function Line({ main, more, end }: { main: ReactNode; more?: ReactNode; end?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold wrap-anywhere">{main}</span>
        {more ? <span className="block text-sm text-ink-soft wrap-anywhere">{more}</span> : null}
      </p>
      {end ? <p className="text-sm tabular-nums">{end}</p> : null}
    </div>
  );
}
