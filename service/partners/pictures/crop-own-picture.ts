import { requireOwner } from '../../core/may.ts';
import { cutPicture } from '../../media/cut-picture.ts';
import type { PictureArea } from '../../media/encode-picture.ts';
import { keepPicture } from '../../media/keep-picture.ts';
import type { FileWire } from '../../media/library.ts';
import { bytesOf } from '../../media/store-pictures.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { findPartner } from '../partners.sql.ts';
import { lockPartner } from '../proposals/proposals.sql.ts';
import { countOwnPictures, notOwn, requireRoom } from './own-pictures.ts';
import { insertOwnPictures, lockOwnPictures } from './pictures.sql.ts';

/**
 * Makes a part of a picture that the signed-in partner sent a picture of his own too, within his budget; the whole stays. Throws
 * NotFoundError for what is not his, ValidationError for too small a part, PayloadTooLargeError, RateLimitError.
 */
export async function cropOwnPicture(
  ctx: Context,
  { documentId, area }: { documentId: string; area: PictureArea },
): Promise<FileWire> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  await countOwnPictures(ctx, viewer.userId);
  const known = await findPartner(ctx.db, { email: viewer.email });
  // before the work of making it again, and again where nobody else can add to it
  if (!known || !(await isOwn(ctx, known.id, documentId))) throw notOwn();
  await requireRoom(ctx, known.id, 1);
  const cut = await cutPicture(ctx, documentId, area);
  return inTransaction(ctx, async (ctx) => {
    const partner = await lockPartner(ctx.db, viewer.email);
    if (!partner || !(await isOwn(ctx, partner.id, documentId))) throw notOwn();
    const bytes = bytesOf(cut);
    await requireRoom(ctx, partner.id, bytes);
    const file = await keepPicture(ctx, cut);
    await insertOwnPictures(ctx.db, partner.id, [{ picture: cut.documentId, bytes }], ctx.now);
    return file;
  });
}

const isOwn = async ({ db }: Context, partner: number, documentId: string) =>
  (await lockOwnPictures(db, partner, [documentId])).length > 0;
