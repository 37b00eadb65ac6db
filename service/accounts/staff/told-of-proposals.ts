import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { setTold } from './staff.sql.ts';

/** Says whether somebody is told by email of what partners propose. Throws NotFoundError for who does not write content here. */
export async function tellOfProposals(ctx: Context, { userId, told }: { userId: number; told: boolean }) {
  requireRight(ctx.viewer, 'manage staff');
  return inTransaction(ctx, async (ctx) => {
    const one = await setTold(ctx.db, userId, told);
    if (!one) throw notFound('Nobody of the house who could look at proposals');
    await recordAudit(ctx, {
      action: told ? 'tell of proposals' : 'stop telling of proposals',
      subjectType: 'staff',
      subjectId: one.email,
      before: { told: !told },
      after: { told },
    });
    return one;
  });
}
