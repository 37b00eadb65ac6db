import { AppError, conflict, notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import type { FileInfo } from '../../media/file-info.ts';
import { dropPicture, sayOfPicture } from '../../media/keep-picture.ts';
import { type FileWire, filesNamed } from '../../media/library.ts';
import { bytesOf, keepSent, sentPictures } from '../../media/store-pictures.ts';
import type { Form } from '../../platform/call.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { refusedBy } from '../../platform/database/database-error.ts';
import { findPartner } from '../partners.sql.ts';
import { lockPartner } from '../proposals/proposals.sql.ts';
import { bytesKept, insertOwnPictures, isProposed, latestPictures, lockOwnPictures } from './pictures.sql.ts';

/** What the pictures of one partner may take in all their sizes, and uploads of one in an hour. */
export const pictureBudget = 200 * 2 ** 20;
const anHour = 60;
const mostRows = 100;

export const notOwn = () => notFound('You did not send this picture. Upload one of your own.');

/** Throws PayloadTooLargeError where so many bytes more are beyond the partner's budget. */
export async function requireRoom({ db }: Context, partner: number, more: number): Promise<void> {
  if ((await bytesKept(db, partner)) + more <= pictureBudget) return;
  throw new AppError(
    'PayloadTooLargeError',
    'Your pictures take all the room there is for them. Write to us, and we make room.',
  );
}

/** Counts the work of making pictures again for somebody. Throws RateLimitError. */
export async function countOwnPictures({ limiter, now }: Context, userId: number): Promise<void> {
  await limiter.count([{ key: `pictures of ${userId}`, seconds: 3_600, times: anHour }], now);
}

/** The latest pictures that the signed-in partner sent, whose name or description has these words. */
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
  return (await filesNamed(ctx, latest))
    .filter((file) => `${file['name']} ${file['alternativeText']}`.toLowerCase().includes(part))
    .sort((one, other) => (place.get(String(one['documentId'])) ?? 0) - (place.get(String(other['documentId'])) ?? 0));
}

/**
 * Keeps the pictures of a form for proposals of the signed-in partner, within his budget. The form is received only from who may
 * send one. Throws ValidationError for what is no usable picture, PayloadTooLargeError, RateLimitError.
 */
export async function uploadOwnPictures(ctx: Context, receiveForm: () => Promise<Form>): Promise<FileWire[]> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  await countOwnPictures(ctx, viewer.userId);
  const known = await findPartner(ctx.db, { email: viewer.email });
  if (!known) throw notFound();
  // before the work of making it again, and again where nobody else can add to it
  await requireRoom(ctx, known.id, 1);
  const sent = await sentPictures(await receiveForm());
  return inTransaction(ctx, async (ctx) => {
    const partner = await lockPartner(ctx.db, viewer.email);
    if (!partner) throw notFound();
    const more = sent.reduce((all, one) => all + bytesOf(one), 0);
    await requireRoom(ctx, partner.id, more);
    const files = await keepSent(ctx, sent);
    const rows = files.map((file, at) => {
      const one = sent[at];
      return { picture: String(file['documentId']), bytes: one ? bytesOf(one) : 0 };
    });
    await insertOwnPictures(ctx.db, partner.id, rows, ctx.now);
    return files;
  });
}

/**
 * Changes what is said of a picture that the signed-in partner sent, until the site takes a proposal that names it. Throws
 * NotFoundError for what is not his, ConflictError.
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
    if (own.taken) throw conflict('This picture is on the site: ask us to change what is said of it.');
    return sayOfPicture(ctx, documentId, info);
  });
}

const inUse = 'This picture is shown, or stands in something that you proposed: take it out there first.';

/**
 * Deletes a picture that the signed-in partner sent and that nothing shows, no draft and no proposal of his either; it takes no
 * room any more. Gives it as it was. Throws NotFoundError for what is not his, ConflictError while something names it.
 */
export async function deleteOwnPicture(ctx: Context, { documentId }: { documentId: string }): Promise<FileWire> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  try {
    return await inTransaction(ctx, async (ctx) => {
      const partner = await lockPartner(ctx.db, viewer.email);
      const [own] = partner ? await lockOwnPictures(ctx.db, partner.id, [documentId]) : [];
      if (!partner || !own) throw notOwn();
      if (await isProposed(ctx.db, partner.id, documentId)) throw conflict(inUse);
      return dropPicture(ctx, documentId);
    });
  } catch (error) {
    if (refusedBy(error)?.because !== 'foreign-key') throw error;
    throw conflict(inUse);
  }
}
