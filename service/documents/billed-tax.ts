import type { Context } from '../platform/context.ts';
import { sacRows, sectionRows, type TaxRow } from './tax-rows.sql.ts';

/** From the beginning of a day in India until before the beginning of another. */
interface Span {
  readonly since: Date;
  readonly until: Date;
}

/**
 * Adds up invoices and credit notes for live payments by GSTR-1 section, document, GSTIN, place of supply and rate.
 * Amounts in paise.
 */
export function taxBySection({ db }: Pick<Context, 'db'>, span: Span): Promise<TaxRow[]> {
  return sectionRows(db, span);
}

/** Adds up the same by service code (SAC), rate, and whether section 9(5) may apply. */
export function taxBySac({ db }: Pick<Context, 'db'>, span: Span): Promise<TaxRow[]> {
  return sacRows(db, span);
}
