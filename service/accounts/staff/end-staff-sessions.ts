import { z } from 'zod';
import { errorsAccountsTexts } from '../../../messages/en/errors/accounts.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { closeStaffSessions } from './staff-sessions.sql.ts';

/**
 * Signs the caller out on one other device, or on all others; returns how many. Throws NotFoundError for a session that
 * is not theirs or has ended. Recorded in the audit log.
 *
 * @may partner, editor, support, admin
 */
export async function endStaffSessions(
  ctx: Context,
  { only }: { only: string | undefined },
): Promise<{ ended: number }> {
  const { userId, sessionId, email } = requireOwner(ctx.viewer, 'own staff account');
  return inTransaction(ctx, async (ctx) => {
    const known = only === undefined || z.uuid().safeParse(only).success;
    const which = only === undefined ? { but: sessionId } : { only };
    const ended = known ? await closeStaffSessions(ctx.db, { userId, ...which }) : 0;
    if (only !== undefined && ended === 0) throw notFound(sentence(errorsAccountsTexts.deviceSignedOut));
    await recordAudit(ctx, { action: 'end-sessions', subjectType: 'staff', subjectId: email, after: { ended } });
    return { ended };
  });
}
