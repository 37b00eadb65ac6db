import { requireRight } from '../../core/may.ts';
import { type Paise, paiseOf, zero } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { type LedgerRow, ledgerRows } from './payments.sql.ts';

export interface LedgerEntry extends LedgerRow {
  /** Real money that is still to be sent back: none of a test payment, whatever its status. */
  readonly toSend: Paise;
}

/**
 * The ledger for the operator, the support and admins: every payment of one booking, or without one the thousand oldest
 * whose money is to go back. Refuses everybody else (401, 403).
 */
export async function listPayments(ctx: Context, bookingId?: string): Promise<LedgerEntry[]> {
  requireRight(ctx.viewer, 'see payments');
  const rows = await ledgerRows(ctx.db, bookingId, 1_000);
  return rows.map((row) => {
    const owed = row.mode === 'live' && row.status === 'refund_due';
    return { ...row, toSend: owed ? paiseOf(row.refund ?? 0) : zero };
  });
}
