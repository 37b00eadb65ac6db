import { takeTold } from '../../accounts/staff/take-told.ts';
import { proposalWaits } from '../../emails/proposal-waits.email.ts';
import { writeEmail } from '../../emails/write-email.ts';
import type { Context } from '../../platform/context.ts';

/** Tells by email who is to be told of a new proposal, each once an hour. Part of the caller's transaction. */
export async function notifyOperator(
  ctx: Context,
  { documentId, title, partner }: { documentId: string; title: string; partner: string },
): Promise<void> {
  const link = new URL(`/admin/proposals/${documentId}`, ctx.config.publicUrl).href;
  const mail = proposalWaits({ title, partner, link });
  for (const { email, userId } of await takeTold(ctx))
    await writeEmail(ctx, { kind: 'proposal-waits', to: email, userId, ...mail });
}
