import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/context.ts';

/** From this instant until before that one. */
interface Span {
  readonly since: Date;
  readonly until: Date;
}

export interface TaxRow {
  readonly key: readonly string[];
  /** Paise; of credit notes below zero. */
  readonly sums: readonly number[];
}

/** A supply between two states, to somebody without a GSTIN, is told by itself from this on: GSTR-1, table 5, since August 2024. */
const largeFrom = 100_000_00;

/** Lines of what was issued for real money, with the parts of their tax; `sign`: -1 of credit notes. */
const billed = ({ since, until }: Span) => sql`
  select i.name, i.total_paise, i.content -> 'buyer' ->> 'gstin' as gstin, i.content ->> 'placeOfSupply' as place,
    case when i.series = 'CN' then -1 else 1 end as sign, l.sac, l.quantity, l.taxable, l.tax ->> 'percent' as percent,
    (l.tax ->> 'amount')::bigint as tax, p.igst, p.cgst, p.sgst
  from invoices i cross join lateral jsonb_to_recordset(i.content -> 'lines')
      as l(sac text, quantity bigint, taxable bigint, tax jsonb)
    cross join lateral (
      select coalesce(sum(amount) filter (where name = 'IGST'), 0) as igst,
        coalesce(sum(amount) filter (where name = 'CGST'), 0) as cgst,
        coalesce(sum(amount) filter (where name = 'SGST'), 0) as sgst
      from jsonb_to_recordset(l.tax -> 'parts') as x(name text, amount bigint)
    ) p
  where i.issued_at >= ${since} and i.issued_at < ${until} and i.series in ('IN', 'CN')`;

async function rowsOf(db: Database, statement: RawBuilder<unknown>): Promise<TaxRow[]> {
  const { rows } = await sql<{ key: (string | null)[]; sums: (number | string)[] }>`${statement}`.execute(db);
  return rows.map(({ key, sums }) => ({ key: key.map((one) => one ?? ''), sums: sums.map(Number) }));
}

/** Invoices and credit notes by the sections of GSTR-1, places of supply and rates; those of a buyer with a GSTIN each by itself. */
export function sectionRows(db: Database, span: Span): Promise<TaxRow[]> {
  return rowsOf(
    db,
    sql`select array[section, document, gstin, place, percent] as key, array[sum(sign * taxable), sum(sign * igst),
        sum(sign * cgst), sum(sign * sgst), sum(sign * (tax - igst - cgst - sgst)), sum(sign * (taxable + tax))]::bigint[] as sums
      from (
        select *, case when section in ('7 B2C', '9B Notes, others') then null else name end as document
        from (
          select *, case when sign < 0 and gstin is not null then '9B Notes, registered'
            when sign < 0 then '9B Notes, others' when gstin is not null then '4 B2B'
            when igst > 0 and total_paise > ${largeFrom} then '5 B2C, large' else '7 B2C' end as section
          from (${billed(span)}) b
        ) told
      ) named group by section, document, gstin, place, percent order by section, document, place, percent`,
  );
}

/** The same by the code of the service and the rate: what was supplied, less what was credited. */
export function sacRows(db: Database, span: Span): Promise<TaxRow[]> {
  return rowsOf(
    db,
    sql`select array[sac, percent, marked] as key, array[coalesce(sum(quantity) filter (where sign > 0), 0), sum(sign * taxable),
        sum(sign * tax), sum(sign * (taxable + tax))]::bigint[] as sums
      from (
        select *, case when sac like '9963%' then 'accommodation' when sac like '9964%' then 'passenger transport' end as marked
        from (${billed(span)}) b
      ) told group by sac, percent, marked order by sac, percent`,
  );
}
