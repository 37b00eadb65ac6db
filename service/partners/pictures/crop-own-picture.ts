import { requireOwner } from '../../core/may.ts';
import { encodeCrop } from '../../media/crop-picture.ts';
import type { PictureArea } from '../../media/encode-picture.ts';
import type { FileWire } from '../../media/library.ts';
import { savePicture } from '../../media/save-picture.ts';
import { bytesOf } from '../../media/uploads.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { findPartner } from '../partners.sql.ts';
import { lockPartner } from '../submissions/submissions.sql.ts';
import { countOwnPictures, notOwn, requirePictureQuota } from './own-pictures.ts';
import { insertOwnPictures, lockOwnPictures } from './pictures.sql.ts';

/**
 * Crops an own picture of the signed-in partner into a new one, within their quota; the original stays. Throws
 * NotFoundError for a picture that is not theirs, ValidationError for too small a part, PayloadTooLargeError,
 * RateLimitError.
 *
 * @may partner
 */
export async function cropOwnPicture(
  ctx: Context,
  { documentId, area }: { documentId: string; area: PictureArea },
): Promise<FileWire> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  await countOwnPictures(ctx, viewer.userId);
  const known = await findPartner(ctx.db, { email: viewer.email });
  // before the expensive encoding, and again inside the transaction
  if (!known || !(await isOwn(ctx, known.id, documentId))) throw notOwn();
  await requirePictureQuota(ctx, known.id, 1);
  const cut = await encodeCrop(ctx, documentId, area);
  return inTransaction(ctx, async (ctx) => {
    const partner = await lockPartner(ctx.db, viewer.email);
    if (!partner || !(await isOwn(ctx, partner.id, documentId))) throw notOwn();
    const bytes = bytesOf(cut);
    await requirePictureQuota(ctx, partner.id, bytes);
    const file = await savePicture(ctx, cut);
    await insertOwnPictures(ctx.db, partner.id, [{ picture: cut.documentId, bytes }], ctx.now);
    return file;
  });
}

const isOwn = async ({ db }: Context, partner: number, documentId: string) =>
  (await lockOwnPictures(db, partner, [documentId])).length > 0;
