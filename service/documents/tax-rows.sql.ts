import { type RawBuilder, sql } from 'kysely';
import { today } from '../core/day.ts';
import type { Database } from '../platform/context.ts';

/** From the beginning of a day in India until before the beginning of another. */
interface Span {
  readonly since: Date;
  readonly until: Date;
}

export interface TaxRow {
  readonly key: readonly string[];
  /** Paise; negative for credit notes. */
  readonly sums: readonly number[];
}

/** Invoices for live payments issued within the span, added up as issued; `sign`: -1 for credit notes. */
const billed = ({ since, until }: Span) => sql`
  select *, case when credit then -1 else 1 end as sign from billed_taxes
  where day >= ${today(since)}::date and day < ${today(until)}::date`;

async function rowsOf(db: Database, statement: RawBuilder<unknown>): Promise<TaxRow[]> {
  const { rows } = await sql<{ key: (string | null)[]; sums: (number | string)[] }>`${statement}`.execute(db);
  return rows.map(({ key, sums }) => ({ key: key.map((one) => one ?? ''), sums: sums.map(Number) }));
}

/**
 * Adds up invoices and credit notes by GSTR-1 section, place of supply and rate; each document of a buyer with a GSTIN
 * separately.
 */
export function sectionRows(db: Database, span: Span): Promise<TaxRow[]> {
  return rowsOf(
    db,
    sql`select array[section, nullif(document, ''), nullif(gstin, ''), nullif(place, ''), nullif(percent, '')] as key,
        array[sum(sign * taxable), sum(sign * igst), sum(sign * cgst), sum(sign * sgst), sum(sign * (tax - igst - cgst - sgst)),
          sum(sign * (taxable + tax))]::bigint[] as sums
      from (${billed(span)}) b group by section, document, gstin, place, percent
      order by section, document, place, percent, gstin`,
  );
}

/** Adds up the same by service code (SAC) and rate, less credit notes. */
export function sacRows(db: Database, span: Span): Promise<TaxRow[]> {
  return rowsOf(
    db,
    sql`select array[nullif(sac, ''), nullif(percent, ''), marked] as key, array[coalesce(sum(quantity) filter (where sign > 0), 0), sum(sign * taxable),
        sum(sign * tax), sum(sign * (taxable + tax))]::bigint[] as sums
      from (
        select *, case when sac like '9963%' then 'accommodation' when sac like '9964%' or sac like '9966%' then 'passenger transport' end as marked
        from (${billed(span)}) b
      ) told group by sac, percent, marked order by sac, percent`,
  );
}
