import { adminFieldRulesTexts } from '../../messages/en/admin/field-rules.ts';
import { sentence } from '../../messages/message.ts';
import { catalogContent } from '../catalog/products/catalog.api.ts';
import { removeEntry } from '../content/remove-entry.ts';
import { showLocked } from '../content/show-locked.ts';
import { lockedEntry } from '../content/write-answer.ts';
import { AppError, invalidField } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { productContentTypes, sampleEntries } from './sample-entries.ts';

/** The text to type as a confirmation. */
export const emptyingConfirmation = 'empty the catalogue';

/**
 * Deletes the sample's products with their rooms, reviews and other parts. Products created or changed on this site
 * stay, as do places, amenities, languages and settings. A booked product cannot be deleted and is unpublished instead.
 * Repeating it continues where it stopped. Throws ValidationError without the confirmation.
 *
 * @may admin, operator
 */
export async function emptyCatalogue(
  ctx: Context,
  { typed }: { readonly typed: string },
): Promise<{ removed: number; hidden: number }> {
  requireRight(ctx.viewer, 'replace the catalogue');
  if (typed.trim().toLowerCase() !== emptyingConfirmation) {
    const words = sentence(adminFieldRulesTexts.confirmationWrong, { confirmation: emptyingConfirmation });
    throw invalidField(['typed'], words);
  }
  const gone = { removed: 0, hidden: 0 };
  for (const type of productContentTypes) {
    const subject = catalogContent.subjectFor(type, ctx.viewer);
    for await (const documentId of sampleEntries(ctx, type)) {
      try {
        await removeEntry(ctx, { subject, documentId, ifMatch: undefined });
        gone.removed += 1;
      } catch (error) {
        if (!(error instanceof AppError) || error.name !== 'ConflictError') throw error;
        await inTransaction(ctx, async (ctx) => {
          const entry = await lockedEntry(ctx, type, documentId);
          if (!entry?.published) return;
          await showLocked(ctx, subject, 'unpublish', [{ documentId, ...entry }]);
          gone.hidden += 1;
        });
      }
    }
  }
  await recordAudit(ctx, { action: 'empty', subjectType: 'content', subjectId: 'sample catalogue', after: gone });
  return gone;
}
