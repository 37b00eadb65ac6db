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
      ) grouped group by sac, percent, marked order by sac, percent`,
  );
}
