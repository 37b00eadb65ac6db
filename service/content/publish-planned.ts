import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { operator } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import type { ContentAccess } from './content-calls.ts';
import { fieldsOf } from './content-type.ts';
import { claimDuePlan, type EntryPlan, failPlan, findDuePlans } from './plans.sql.ts';
import { isWritten, readEntry } from './read-entry.ts';
import { showLocked } from './show-locked.ts';
import { showParts } from './show-parts.ts';
import type { Subject } from './store-entry.ts';
import { shownEntries, writing } from './write-answer.ts';
import { lockEntry } from './write-entry.sql.ts';

const mostAtOnce = 200;

/**
 * Carries out due plans, one by one, longest waiting first. No one is watching, so an entry is published only if it is
 * still valid by today's rules; otherwise the plan stays with the reason. Returns how many were carried out.
 *
 * @may clock
 */
export async function publishPlanned(ctx: Context, access: ContentAccess): Promise<number> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  let done = 0;
  for (const plan of await findDuePlans(ctx.db, ctx.now, mostAtOnce)) {
    try {
      done += (await carryOut(ctx, access, plan)) ? 1 : 0;
    } catch (error) {
      // any other error is not the entry's fault: it is tried again a minute later
      if (error instanceof AppError) await failPlan(ctx.db, plan, { at: ctx.now, reason: reasonOf(error) });
      else ctx.log.error({ err: error, plan }, 'a planned publication could not be done');
    }
  }
  return done;
}

async function carryOut(ctx: Context, access: ContentAccess, plan: EntryPlan): Promise<boolean> {
  const declared = access.model.get(plan.type);
  if (!declared) throw new AppError('NotFoundError', sentence(errorsContentTexts.typeGone));
  // the operator sees all drafts
  const subject = access.subjectFor(declared, operator);
  const { documentId, action } = plan;
  return writing(ctx, declared, async (ctx) => {
    // locks the entry first, like planning does
    const entry = await lockEntry(ctx.db, declared, documentId);
    if (!entry) throw new AppError('NotFoundError', sentence(errorsContentTexts.entryGone));
    if (!(await claimDuePlan(ctx.db, plan, ctx.now))) return false;
    if (action === 'publish' && !entry.published) await stillHold(ctx, subject, [entry.id]);
    if (plan.drafts)
      await showParts(ctx, { access, type: declared, id: entry.id, viewer: operator }, (part, ids) =>
        stillHold(ctx, part, ids),
      );
    await showLocked(ctx, subject, action, [{ documentId, id: entry.id, published: entry.published }]);
    return true;
  });
}

/** Validates the stored fields of entries as if they were written today. Throws ValidationError. */
async function stillHold(ctx: Context, { model, type, hooks }: Subject, ids: readonly number[]): Promise<void> {
  const shown = await shownEntries(ctx, type, ids);
  const fields = fieldsOf(type);
  for (const id of ids) {
    const before = shown(id);
    const own = Object.entries(before).filter(([name]) => {
      const field = fields.get(name);
      return field !== undefined && isWritten(type, name, field);
    });
    const { values } = readEntry(model, type, Object.fromEntries(own), 'update');
    await hooks?.check?.(ctx, { id, before, values });
  }
}

/** All findings as text. */
function reasonOf({ message, details }: AppError): string {
  const { errors } = details;
  if (!Array.isArray(errors)) return message;
  const found: unknown[] = errors;
  const words = found.flatMap((one) =>
    typeof one === 'object' && one !== null && 'message' in one ? [String(one.message)] : [],
  );
  return words.length > 0 ? words.join('; ') : message;
}
