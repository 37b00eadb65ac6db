import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import type { OutputInfo, Sharp } from 'sharp';
import { errorsMediaTexts } from '../../messages/en/errors/media.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { workLimits } from '../platform/load/work-limits.ts';
import { WorkQueue } from '../platform/load/work-queue.ts';
import {
  longestSide,
  maxPixels,
  minSide,
  type PictureSize,
  pictureKindOf,
  pictureSizes,
  refusedKind,
  sizeNames,
  withoutTexts,
} from './picture-formats.ts';
import { openSharp } from './rasterise.ts';

/** A picture in one size. */
export interface Encoded {
  readonly width: number;
  readonly height: number;
  readonly webp: Buffer;
}

/** An encoded upload, as WebP: contains nothing of the original file but its pixels. */
export interface EncodedPicture {
  readonly whole: Encoded;
  /** Only the sizes that are smaller than the whole. */
  readonly smaller: ReadonlyMap<PictureSize, Encoded>;
  /** Hash of all bytes of the set. */
  readonly hash: string;
}

const input = { limitInputPixels: maxPixels, failOn: 'error', animated: false } as const;
const secondsAtMost = 30;
export const uploads: WorkQueue = new WorkQueue(workLimits.uploads);
const strangersUploads = new WorkQueue(workLimits.strangersUploads);

/**
 * Decodes the file and encodes it in every size, as WebP; AVIF takes five times as long and follows (decision 13). The format is detected from its bytes. Of an animation the first frame
 * is used; the EXIF orientation is applied, and all metadata is removed. Throws ValidationError for a file that is not
 * a picture, damaged, or larger than 40 megapixels.
 */
export function encodePicture(path: string): Promise<EncodedPicture> {
  return checked(path, uploads, async (picture) => encodeAll((await openSharp())(picture, input).autoOrient()));
}

/** A part of a picture, in percent of its width and height. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a stored picture as a new picture in every size. Throws ValidationError. */
export async function encodePart(whole: Buffer, area: PictureArea): Promise<EncodedPicture> {
  return uploads.run(async () => {
    try {
      const sharp = await openSharp();
      const { width, height } = await sharp(whole, input).metadata();
      const left = Math.min(width - 1, Math.round((area.x / 100) * width));
      const top = Math.min(height - 1, Math.round((area.y / 100) * height));
      const part = {
        left,
        top,
        width: Math.max(1, Math.min(width - left, Math.round((area.width / 100) * width))),
        height: Math.max(1, Math.min(height - top, Math.round((area.height / 100) * height))),
      };
      if (part.width < minSide || part.height < minSide)
        throw invalid(sentence(errorsMediaTexts.croppedTooSmall, { side: minSide }));
      return await encodeAll(sharp(whole, input).extract(part));
    } catch (error) {
      throw refusalOf(error);
    }
  });
}

/** A stored picture as AVIF, in that width and height. */
export async function encodeAvif(
  webp: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const sharp = await openSharp();
  return (
    sharp(webp, input)
      .resize({ width, height, fit: 'fill' })
      // the savings of more effort were measured in docs/decisions/0013
      .avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' })
      .toBuffer()
  );
}

/** The same as `encodePicture` for uploads of strangers, as one JPEG: in a separate queue, so that staff do not wait for strangers. */
export function reencodePicture(path: string): Promise<Buffer> {
  return checked(path, strangersUploads, async (picture) => {
    const sharp = await openSharp();
    return sharp(picture, input)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .flatten({ background: 'white' })
      .timeout({ seconds: secondsAtMost })
      .jpeg({ quality: 80 })
      .toBuffer();
  });
}

async function checked<Result>(
  path: string,
  queue: WorkQueue,
  encode: (picture: Buffer | string) => Promise<Result>,
): Promise<Result> {
  const head = await firstBytes(path);
  if (head.length === 0) throw invalid(sentence(errorsMediaTexts.empty));
  const kind = pictureKindOf(head);
  if (!kind) throw invalid(refusedKind(head));
  return queue.run(async () => {
    try {
      const sharp = await openSharp();
      const picture = kind === 'png' ? withoutTexts(await readFile(path)) : path;
      const { format, compression, width, height } = await sharp(picture, input).metadata();
      if (kind === 'avif' ? format !== 'heif' || compression !== 'av1' : format !== kind) throw damaged();
      if (width * height > maxPixels) throw tooLarge();
      return await encode(picture);
    } catch (error) {
      throw refusalOf(error);
    }
  });
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function encodeAll(picture: Sharp): Promise<EncodedPicture> {
  const sharp = await openSharp();
  // decoded once for all sizes
  const { data, info } = await picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: secondsAtMost })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const whole = await encode(decoded());
  const smaller = new Map<PictureSize, Encoded>();
  for (const name of sizeNames) {
    const box = pictureSizes[name];
    if (info.width <= box.width && info.height <= box.height) continue;
    smaller.set(name, await encode(decoded().resize({ ...box, fit: 'inside' })));
  }
  const hash = createHash('sha256');
  for (const { webp } of [whole, ...smaller.values()]) hash.update(webp);
  return { whole, smaller, hash: hash.digest('hex').slice(0, 32) };
}

async function encode(picture: Sharp): Promise<Encoded> {
  const { data, info }: { data: Buffer; info: OutputInfo } = await picture
    .webp({ quality: 80, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, webp: data };
}

const damaged = () => invalid(sentence(errorsMediaTexts.damaged));
const tooLarge = () => invalid(sentence(errorsMediaTexts.tooManyPixels, { millions: maxPixels / 1_000_000 }));

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'ValidationError') return error;
  // a full disk or too many open files are not the sender's fault
  if ('code' in error) return error;
  if (/pixel limit/i.test(error.message)) return tooLarge();
  if (/timeout/i.test(error.message)) return invalid(sentence(errorsMediaTexts.tooSlow));
  return damaged();
}
