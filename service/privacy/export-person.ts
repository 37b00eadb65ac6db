import { keptOfAccount } from '../accounts/kept-of-account.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { keptOfPerson, namedInLog, personAt } from './person.ts';

/**
 * Everything that is held about who has that address (DPDP Act 2023, s. 11), for somebody who asked from there and has no
 * account or cannot enter it. That it is asked is on record.
 */
export async function exportPerson(ctx: Context, { email }: { email: string }) {
  requireRight(ctx.viewer, 'answer for personal data');
  return inTransaction(ctx, async (ctx) => {
    const person = await personAt(ctx, email);
    await recordAudit(ctx, { action: 'export data', subjectType: 'person', subjectId: namedInLog(person) });
    return {
      email: person.mailbox,
      ...(person.userId !== null && (await keptOfAccount(ctx, person.userId))),
      ...(await keptOfPerson(ctx, person)),
    };
  });
}
