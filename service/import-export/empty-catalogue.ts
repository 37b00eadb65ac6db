import { catalogContent } from '../catalog/catalog.api.ts';
import { removeEntry } from '../content/remove-entry.ts';
import { showLocked } from '../content/show-locked.ts';
import { lockedEntry } from '../content/write-answer.ts';
import { AppError, invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { sampleEntries, soldTypes } from './sample-entries.ts';

/** What somebody types who means it. */
export const emptyingWords = 'empty the catalogue';

/**
 * Takes the sample's products away, with their rooms, reviews and all that is part of them. What somebody here has made or
 * changed stays, and so do places, amenities, languages and settings. A product that is booked cannot go and is taken out
 * of the storefront. Doing so again goes on where it ended. Throws ValidationError without the words.
 */
export async function emptyCatalogue(
  ctx: Context,
  { typed }: { readonly typed: string },
): Promise<{ removed: number; hidden: number }> {
  requireRight(ctx.viewer, 'replace the catalogue');
  if (typed.trim().toLowerCase() !== emptyingWords) {
    const message = `Type "${emptyingWords}" to take the samples away`;
    throw invalid(message, { errors: [{ path: ['typed'], message, name: 'ValidationError' }] });
  }
  const gone = { removed: 0, hidden: 0 };
  for (const type of soldTypes) {
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
