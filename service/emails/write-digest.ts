import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { operatorDigest } from './operator-digest.email.ts';
import { removeNotices } from './operator-notices.sql.ts';
import { writeEmail } from './write-email.ts';

/**
 * Writes one email to the operator about everything that was not emailed individually (job 'write-digest', every ten
 * minutes).
 *
 * @may clock
 */
export async function writeDigest(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  await inTransaction(ctx, async (ctx) => {
    const notices = await removeNotices(ctx.db);
    const [first] = notices;
    if (!first) return;
    const link = `${ctx.config.publicUrl}/admin`;
    await writeEmail(ctx, { kind: 'operator-digest', to: first.recipient, ...operatorDigest({ notices, link }) });
  });
}
