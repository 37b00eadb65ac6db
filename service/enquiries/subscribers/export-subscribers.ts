import { type CsvCell, csvOf } from '../../core/csv.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { findSubscribers } from './subscriber-list.sql.ts';

const atOnce = 10_000;

/**
 * All confirmed newsletter addresses with the day of confirmation, as CSV. Recorded in the audit log.
 *
 * @may support, admin, operator
 */
export async function exportSubscribers(ctx: Context): Promise<string> {
  requireRight(ctx.viewer, 'work with the newsletter');
  const rows: CsvCell[][] = [];
  for (let before: number | undefined; ; ) {
    const found = await findSubscribers(ctx.db, { state: 'subscribed', before, limit: atOnce });
    rows.push(...found.map(({ email, confirmedAt }) => [email, confirmedAt?.toISOString() ?? null]));
    before = found.at(-1)?.id;
    if (found.length < atOnce) break;
  }
  const after = { addresses: rows.length };
  await recordAudit(ctx, { action: 'export', subjectType: 'newsletter', subjectId: 'subscribers', after });
  return csvOf(['Email', 'Confirmed'], rows);
}
