import { takeSubmissionRecipients } from '../../accounts/staff/take-submission-recipients.ts';
import { submissionReceived } from '../../emails/proposal-waits.email.ts';
import { writeEmail } from '../../emails/write-email.ts';
import type { Context } from '../../platform/context.ts';

/** Emails staff about a new submission, each person at most once an hour. Runs in the caller's transaction. */
export async function notifyOperator(
  ctx: Context,
  { documentId, title, partner }: { documentId: string; title: string; partner: string },
): Promise<void> {
  const link = new URL(`/admin/proposals/${documentId}`, ctx.config.publicUrl).href;
  const mail = submissionReceived({ title, partner, link });
  for (const { email, userId } of await takeSubmissionRecipients(ctx))
    await writeEmail(ctx, { kind: 'proposal-waits', to: email, userId, ...mail });
}
