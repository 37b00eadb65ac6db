import { type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Invoices } from '../../database/tables.ts';
import { today } from '../core/day.ts';
import { paiseOf } from '../core/money.ts';
import type { Database } from '../platform/context.ts';
import { type Invoice, type InvoiceContent, invoiceContent, type Series } from './invoice.ts';

const series = z.enum(['IN', 'CN', 'TI', 'TC']);
// pg returns jsonb parsed although the row types say text, so both are accepted
const json = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

const columns = ['id', 'series', 'name', 'issued_at', 'total_paise', 'corrects', 'content'] as const;

type Row = Pick<Selectable<Invoices>, (typeof columns)[number]>;

function invoiceOf(row: Row): Invoice {
  return {
    id: row.id,
    name: row.name,
    series: series.parse(row.series),
    issuedAt: row.issued_at,
    total: paiseOf(row.total_paise),
    corrects: row.corrects,
    content: invoiceContent.parse(json(row.content)),
  };
}

/** Locks a number series of a financial year until the transaction ends. */
async function lockSeries(db: Database, name: Series, year: string): Promise<void> {
  await db
    .insertInto('invoice_series')
    .values({ series: name, financial_year: year })
    .onConflict((conflict) => conflict.columns(['series', 'financial_year']).doNothing())
    .execute();
  await db
    .selectFrom('invoice_series')
    .select('series')
    .where('series', '=', name)
    .where('financial_year', '=', year)
    .forUpdate()
    .execute();
}

/** Inserts an invoice with the next number of the series; undefined if one was issued for the same cause before. */
export async function insertInvoice(
  db: Database,
  invoice: {
    series: Series;
    year: string;
    booking: number;
    corrects: number | null;
    cause: string;
    issuedAt: Date;
    total: number;
    content: InvoiceContent;
  },
): Promise<Invoice | undefined> {
  await lockSeries(db, invoice.series, invoice.year);
  const last = await db
    .selectFrom('invoices')
    .select('number')
    .where('series', '=', invoice.series)
    .where('financial_year', '=', invoice.year)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row = await db
    .insertInto('invoices')
    .values({
      series: invoice.series,
      financial_year: invoice.year,
      number: (last?.number ?? 0) + 1,
      booking_id: invoice.booking,
      corrects: invoice.corrects,
      cause: invoice.cause,
      issued_at: invoice.issuedAt,
      total_paise: invoice.total,
      content: JSON.stringify(invoice.content),
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning([...columns])
    .executeTakeFirst();
  return row && invoiceOf(row);
}

/** Finds the invoices and credit notes issued for those causes. */
export async function invoicesOfCauses(db: Database, causes: readonly string[]): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .select([...columns])
    .where((is) => is('cause', '=', is.fn.any(is.val([...causes]))))
    .orderBy('id')
    .execute();
  return rows.map(invoiceOf);
}

/**
 * Finds the invoices and credit notes of those bookings, each with the id of its booking, in the order in which they
 * were issued.
 */
export async function invoicesOfBookings(
  db: Database,
  bookings: readonly number[],
): Promise<(Invoice & { readonly booking: number })[]> {
  const rows = await db
    .selectFrom('invoices')
    .select([...columns, 'booking_id'])
    .where((is) => is('booking_id', '=', is.fn.any(is.val([...bookings]))))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...invoiceOf(row), booking: row.booking_id }));
}

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
 * Adds up invoices and credit notes by GSTR-1 table, place of supply and rate; each document that a table lists on its
 * own separately, with its day.
 */
export function sectionRows(db: Database, span: Span): Promise<TaxRow[]> {
  return rowsOf(
    db,
    sql`select array[section, nullif(document, ''), dated::text, nullif(gstin, ''), nullif(place, ''), nullif(percent, '')] as key,
        array[sum(sign * taxable), sum(sign * igst), sum(sign * cgst), sum(sign * sgst), sum(sign * (tax - igst - cgst - sgst)),
          sum(sign * (taxable + tax))]::bigint[] as sums
      from (select *, case when document <> '' then day end as dated from (${billed(span)}) b) b
      group by section, document, dated, gstin, place, percent
      order by section, dated, document, place, percent, gstin`,
  );
}

/**
 * Adds up the same by the buyers of table 12 (with a GSTIN or not), service code (SAC) and rate, less credit notes.
 */
export function sacRows(db: Database, span: Span): Promise<TaxRow[]> {
  return rowsOf(
    db,
    sql`select array[buyer_kind, nullif(sac, ''), nullif(percent, ''), marked] as key,
        array[coalesce(sum(quantity) filter (where sign > 0), 0), sum(sign * taxable), sum(sign * igst), sum(sign * cgst),
          sum(sign * sgst), sum(sign * (tax - igst - cgst - sgst)), sum(sign * (taxable + tax))]::bigint[] as sums
      from (
        select *, case when gstin = '' then 'B2C' else 'B2B' end as buyer_kind,
          case when sac like '9963%' then 'accommodation' when sac like '9964%' or sac like '9966%' then 'passenger transport' end as marked
        from (${billed(span)}) b
      ) grouped group by buyer_kind, sac, percent, marked order by buyer_kind, sac, percent`,
  );
}

/** Counts the issued invoices and credit notes by series, with the first and the last number. */
export function seriesRows(db: Database, { since, until }: Span): Promise<TaxRow[]> {
  return rowsOf(
    db,
    sql`select array[case series when 'CN' then 'Credit notes' else 'Invoices' end, financial_year, min(name), max(name)] as key,
        array[count(*)]::bigint[] as sums
      from invoices where issued_at >= ${since} and issued_at < ${until} and series in ('IN', 'CN')
      group by series, financial_year order by financial_year, series desc`,
  );
}
