import { z } from 'zod';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { encodeAvif } from './encode-picture.ts';
import { findFile, findUpload, insertFiles, lockPicture, updateFormats } from './media.sql.ts';
import { placeAvif } from './picture.ts';

const sized = z.looseObject({ url: z.string(), width: z.int(), height: z.int() });
const formatsOf = z.record(z.string(), sized);

/**
 * Makes the AVIF files of an uploaded picture from its WebP (job 'add-avif'). They take most of the time of an upload,
 * so they follow its answer. Repeating it changes nothing.
 *
 * @may clock
 */
export async function addAvif(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const picture = await findUpload(ctx.db, documentId);
  const name = picture?.url.split('/').at(-1) ?? '';
  const whole = picture && (await findFile(ctx.db, picture.hash, name));
  if (!whole) return;
  const { id, hash, url, width, height } = picture;
  const formats = formatsOf.parse(picture.formats);
  // of a small picture several sizes are one file
  const made = new Map<string, ReturnType<typeof placeAvif>>();
  for (const size of [{ url, width, height }, ...Object.values(formats)])
    if (!made.has(size.url)) made.set(size.url, placeAvif(size.url, await encodeAvif(whole.content, size)));
  const files = [...made.values()].map(({ file }) => file);
  const shown = Object.fromEntries(
    Object.entries(formats).map(([size, format]) => [size, { ...format, avif: made.get(format.url)?.shown }]),
  );
  await inTransaction(ctx, async (ctx) => {
    // it may have been deleted since
    if (!(await lockPicture(ctx.db, documentId))) return;
    await insertFiles(ctx.db, id, hash, files);
    await updateFormats(ctx.db, id, shown);
  });
}
