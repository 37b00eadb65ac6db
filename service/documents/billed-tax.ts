import type { Context } from '../platform/context.ts';
import { sacRows, sectionRows, type TaxRow } from './tax-rows.sql.ts';

/** From the beginning of a day in India until before that of another. */
interface Span {
  readonly since: Date;
  readonly until: Date;
}

/** What was issued for real money, by the sections of GSTR-1: section, document, GSTIN, place of supply, rate; amounts in paise. */
export function taxBySection({ db }: Pick<Context, 'db'>, span: Span): Promise<TaxRow[]> {
  return sectionRows(db, span);
}

/** The same by the code of the service and the rate: SAC, rate, what section 9(5) may name it. */
export function taxBySac({ db }: Pick<Context, 'db'>, span: Span): Promise<TaxRow[]> {
  return sacRows(db, span);
}
