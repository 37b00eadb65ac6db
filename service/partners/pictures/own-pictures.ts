import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { errorsPartnersTexts } from '../../../messages/en/errors/partners.ts';
import { sentence } from '../../../messages/message.ts';
import { AppError, conflict, notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import type { FileInfo } from '../../media/file-info.ts';
import { type FileWire, findPicturesByDocumentId } from '../../media/library.ts';
import { removePicture, updateDescription } from '../../media/save-picture.ts';
import { bytesOf, encodeUploads, saveUploads } from '../../media/uploads.ts';
import type { Form } from '../../platform/call.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { dataErrorOf } from '../../platform/database/database-error.ts';
import { findPartner } from '../partners.sql.ts';
import { lockPartner } from '../submissions/submissions.sql.ts';
import { insertOwnPictures, isProposed, latestPictures, lockOwnPictures, storedBytes } from './pictures.sql.ts';

/** Maximum bytes of a partner's pictures in all sizes, and uploads per hour. */
export const pictureQuota = 200 * 2 ** 20;
const anHour = 60;
const mostRows = 100;

export const notOwn = () => notFound(sentence(errorsPartnersTexts.notYourPicture));

/** Throws PayloadTooLargeError if so many bytes more exceed the partner's quota. */
export async function requirePictureQuota({ db }: Context, partner: number, more: number): Promise<void> {
  if ((await storedBytes(db, partner)) + more <= pictureQuota) return;
  throw new AppError('PayloadTooLargeError', sentence(errorsPartnersTexts.storageFull));
}

/** Counts a picture conversion for a user. Throws RateLimitError. */
export async function countOwnPictures({ limiter, now }: Context, userId: number): Promise<void> {
  await limiter.count([{ key: `pictures of ${userId}`, seconds: 3_600, times: anHour }], now);
}

/**
 * The newest pictures uploaded by the signed-in partner whose name or description contains these words.
 *
 * @may partner
 */
export async function findOwnPictures(
  ctx: Context,
  { words = '' }: { words?: string | undefined },
): Promise<FileWire[]> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const partner = await findPartner(ctx.db, { email: viewer.email });
  if (!partner) return [];
  const latest = await latestPictures(ctx.db, partner.id, mostRows);
  const place = new Map(latest.map((picture, at) => [picture, at]));
  const part = words.toLowerCase();
  return (await findPicturesByDocumentId(ctx, latest))
    .filter((file) => `${file['name']} ${file['alternativeText']}`.toLowerCase().includes(part))
    .sort((one, other) => (place.get(String(one['documentId'])) ?? 0) - (place.get(String(other['documentId'])) ?? 0));
}

/**
 * Stores the pictures of a form for submissions of the signed-in partner, within their quota. The form is only read if
 * the caller may submit. Throws ValidationError for unusable pictures, PayloadTooLargeError, RateLimitError.
 *
 * @may partner
 */
export async function uploadOwnPictures(ctx: Context, receiveForm: () => Promise<Form>): Promise<FileWire[]> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  await countOwnPictures(ctx, viewer.userId);
  const known = await findPartner(ctx.db, { email: viewer.email });
  if (!known) throw notFound();
  // before the expensive encoding, and again inside the transaction
  await requirePictureQuota(ctx, known.id, 1);
  const sent = await encodeUploads(await receiveForm());
  return inTransaction(ctx, async (ctx) => {
    const partner = await lockPartner(ctx.db, viewer.email);
    if (!partner) throw notFound();
    const more = sent.reduce((all, one) => all + bytesOf(one), 0);
    await requirePictureQuota(ctx, partner.id, more);
    const files = await saveUploads(ctx, sent);
    const rows = files.map((file, at) => {
      const one = sent[at];
      return { picture: String(file['documentId']), bytes: one ? bytesOf(one) : 0 };
    });
    await insertOwnPictures(ctx.db, partner.id, rows, ctx.now);
    return files;
  });
}

/**
 * Changes the description of an own picture of the signed-in partner, until a submission with it is accepted. Throws
 * NotFoundError for a picture that is not theirs, ConflictError.
 *
 * @may partner
 */
export async function describeOwnPicture(
  ctx: Context,
  { documentId, read }: { documentId: string; read: () => Promise<FileInfo> },
): Promise<FileWire> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  const info = await read();
  return inTransaction(ctx, async (ctx) => {
    const partner = await lockPartner(ctx.db, viewer.email);
    const [own] = partner ? await lockOwnPictures(ctx.db, partner.id, [documentId]) : [];
    if (!own) throw notOwn();
    if (own.taken) throw conflict(sentence(errorsPartnersTexts.pictureLive));
    return updateDescription(ctx, documentId, info);
  });
}

const inUse = sentence(adminFieldRulesTexts.pictureInUse);

/**
 * Deletes an unused own picture of the signed-in partner, which frees its quota. Returns the deleted picture. Throws
 * NotFoundError for a picture that is not theirs, ConflictError while an entry, a draft or a submission uses it.
 *
 * @may partner
 */
export async function deleteOwnPicture(ctx: Context, { documentId }: { documentId: string }): Promise<FileWire> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  try {
    return await inTransaction(ctx, async (ctx) => {
      const partner = await lockPartner(ctx.db, viewer.email);
      const [own] = partner ? await lockOwnPictures(ctx.db, partner.id, [documentId]) : [];
      if (!partner || !own) throw notOwn();
      if (await isProposed(ctx.db, partner.id, documentId)) throw conflict(inUse);
      return removePicture(ctx, documentId);
    });
  } catch (error) {
    if (dataErrorOf(error)?.because !== 'foreign-key') throw error;
    throw conflict(inUse);
  }
}
