import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { AdminIcon } from './admin-icon.tsx';
import { type Begin, EmptyState } from './empty-state.tsx';

/** The number of rows of a list, for screen readers: announced when a search changes it. */
export function RowCount({ of, more }: { of: number; more: boolean }) {
  const t = useText();
  return (
    <p role="status" className="sr-only">
      {of === 0
        ? t(adminListTexts.noRows)
        : t(more && of > 1 ? adminListTexts.rowsAndMore : adminListTexts.rows, { count: of })}
    </p>
  );
}

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * The column's name in `?sort=`, if the list can be sorted by it; with `-` before it if the first press sorts in
   * descending order.
   */
  readonly sort?: string;
  /** Numbers and amounts are aligned at the end. */
  readonly atEnd?: boolean;
  /** In place of the text of its head: a box that ticks all rows. */
  readonly control?: ReactNode;
  /** Its cells name their rows. */
  readonly isRowHead?: boolean;
  readonly className?: string;
}

interface Props<Row> {
  /** Names the rows for screen reader users. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Shown if there are no rows: what will be listed here. */
  empty: ReactNode;
  /** The action that begins the list. */
  begin?: Begin | undefined;
  /** Shown if no row matches the filters. */
  noMatch?: string | undefined;
  /** Long words in many columns: rows are cards on tablets too. */
  wide?: boolean;
  /** Rows of one line, as many as fit on a screen; on phones cards of two lines. */
  dense?: boolean;
  /** The order of the list if its address has none. */
  sorted?: string;
  /** The cursor of the next page (`?after=`); null at the end of the list. */
  next?: string | null;
}

/** A list of the back office. Its sort order and cursor are in the address; on phones a row is a card. */
export function AdminTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  empty,
  begin,
  noMatch,
  wide = false,
  dense = false,
  sorted,
  next = null,
}: Props<Row>) {
  return (
    <>
      <RowCount of={rows.length} more={next !== null} />
      {rows.length === 0 ? (
        <EmptyState none={empty} begin={begin} noMatch={noMatch} />
      ) : (
        <div className="overflow-x-auto rounded-card border border-line bg-card">
          <table className={`admin-table ${wide ? 'wide' : ''} ${dense ? 'dense' : ''}`}>
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <Head key={column.head} column={column} sorted={sorted} />
                ))}
              </tr>
            </thead>
            <tbody data-rows="">
              {rows.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map((column) => (
                    <Cell key={column.head} column={column} row={row} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Paging next={next} />
    </>
  );
}

/** The current address with other parameters; null removes one. */
function useAddress(): (changes: Readonly<Record<string, string | null>>) => string {
  const { pathname, search } = useLocation();
  return (changes) => {
    const params = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) params.delete(name);
      else params.set(name, value);
    }
    const query = params.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}

const classOf = <Row,>({ atEnd, className }: Column<Row>) =>
  [atEnd ? 'at-end' : '', className].filter(Boolean).join(' ') || undefined;

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { head, cell, isRowHead } = column;
  const content = <div className="min-w-0">{cell(row)}</div>;
  return isRowHead ? (
    <th scope="row" data-head={head} className={classOf(column)}>
      {content}
    </th>
  ) : (
    <td data-head={head} className={classOf(column)}>
      {content}
    </td>
  );
}

function Head<Row>({ column, sorted }: { column: Column<Row>; sorted: string | undefined }) {
  const { search } = useLocation();
  const address = useAddress();
  const { head, sort, control } = column;
  const className = classOf(column);
  if (sort === undefined)
    return (
      <th scope="col" className={className}>
        {control ?? head}
      </th>
    );
  const by = sort.replace(/^-/, '');
  const current = new URLSearchParams(search).get('sort') ?? sorted;
  const [up, down] = [current === by, current === `-${by}`];
  const other = up ? `-${by}` : by;
  return (
    <th scope="col" className={className} aria-sort={up ? 'ascending' : down ? 'descending' : undefined}>
      <Link
        to={address({ sort: up || down ? other : sort, after: null })}
        className="inline-flex items-center gap-1.5 underline-offset-4 hover:text-ink hover:underline"
      >
        {head}
        {up || down ? <AdminIcon name={up ? 'arrow-up' : 'arrow-down'} size={14} /> : null}
      </Link>
    </th>
  );
}

/** Links to the next page of a list, and back to its first. */
export function Paging({ next }: { next: string | null }) {
  const t = useText();
  const { search } = useLocation();
  const address = useAddress();
  const begun = new URLSearchParams(search).has('after');
  if (!begun && next === null) return null;
  const look = buttonLook({ variant: 'secondary', size: 'sm' });
  return (
    <nav aria-label={t(adminListTexts.pages)} className="mt-4 flex flex-wrap gap-3">
      {begun ? (
        <Link to={address({ after: null })} className={look}>
          {t(adminListTexts.firstPage)}
        </Link>
      ) : null}
      {next === null ? null : (
        <Link to={address({ after: next })} className={look}>
          {t(adminListTexts.nextPage)}
        </Link>
      )}
    </nav>
  );
}
