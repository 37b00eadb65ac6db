import { exportAccount } from '../accounts/export-account.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { auditNameOf, collectPersonData, personAt } from './person-data.ts';

/**
 * All stored data about the person with that address (DPDP Act 2023, s. 11), for people who asked by email and cannot
 * use an account. Recorded in the audit log.
 *
 * @may admin, operator
 */
export async function exportPerson(ctx: Context, { email }: { email: string }) {
  requireRight(ctx.viewer, 'answer for personal data');
  return inTransaction(ctx, async (ctx) => {
    const person = await personAt(ctx, email);
    await recordAudit(ctx, { action: 'export data', subjectType: 'person', subjectId: auditNameOf(person) });
    return {
      email: person.mailbox,
      ...(person.userId !== null && (await exportAccount(ctx, person.userId))),
      ...(await collectPersonData(ctx, person)),
    };
  });
}
