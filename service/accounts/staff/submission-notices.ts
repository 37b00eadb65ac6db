import { errorsAccountsTexts } from '../../../messages/en/errors/accounts.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { setSubmissionNotice, takeSubmissionRecipients as taken } from './staff.sql.ts';

/**
 * Sets whether a member of staff is notified of submissions by email. Throws NotFoundError for a person who does not
 * edit content.
 *
 * @may admin, operator
 */
export async function setSubmissionNotices(ctx: Context, { userId, notified }: { userId: number; notified: boolean }) {
  requireRight(ctx.viewer, 'manage staff');
  return inTransaction(ctx, async (ctx) => {
    const one = await setSubmissionNotice(ctx.db, userId, notified);
    if (!one) throw notFound(sentence(errorsAccountsTexts.noReviewer));
    await recordAudit(ctx, {
      action: notified ? 'start-submission-emails' : 'stop-submission-emails',
      subjectType: 'staff',
      subjectId: one.email,
      before: { notified: !notified },
      after: { notified },
    });
    return one;
  });
}

const anHour = 3_600_000;

/** Staff to notify of a submission now; each counts as notified for an hour. Runs in the caller's transaction. */
export function takeSubmissionRecipients({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<{ email: string; userId: number }[]> {
  return taken(db, now, new Date(now.getTime() - anHour));
}
