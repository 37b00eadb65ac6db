import { errorsMediaTexts } from '../../messages/en/errors/media.ts';
import { type Sentence, sentence } from '../../messages/message.ts';

/** Accepted picture formats. */
export type FileFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const starts: readonly (readonly [FileFormat, (head: Buffer) => boolean])[] = [
  ['jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (head) => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['webp', (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'],
  ['gif', (head) => /^GIF8[79]a$/.test(head.toString('latin1', 0, 6))],
  ['avif', (head) => brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis')],
];

/** The brands in the header of an ISO media file, which name its format. */
function brandsOf(head: Buffer): string[] {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}

/** The format of a file by its first bytes, whatever its name says; undefined if it is not accepted. */
export function pictureKindOf(head: Buffer): FileFormat | undefined {
  return starts.find(([, fits]) => fits(head))?.[0];
}

/** Error message for a file that is not an accepted picture, by its first bytes. */
export function refusedKind(head: Buffer): Sentence {
  if (brandsOf(head).some((brand) => /^(?:heic|heix|hevc|mif1|msf1)$/.test(brand)))
    return sentence(errorsMediaTexts.heic);
  if (/<svg|<!doctype svg/i.test(head.toString('latin1'))) return sentence(errorsMediaTexts.svg);
  return sentence(errorsMediaTexts.notSupported);
}

/** Bounding boxes of the sizes; pictures are never enlarged. The first four are the formats of the wire (API-23). */
export const pictureSizes = {
  thumbnail: { width: 245, height: 156 },
  small: { width: 500, height: 500 },
  medium: { width: 750, height: 750 },
  large: { width: 1000, height: 1000 },
} as const;
export type PictureSize = keyof typeof pictureSizes;
export const sizeNames: readonly PictureSize[] = ['thumbnail', 'small', 'medium', 'large'];

/** The longest side of the picture at `url`. */
export const longestSide = 2048;

/** The minimum width and height of a crop. */
export const minSide = 64;

export const maxPixels = 40_000_000;
export const maxBytes = 12 * 2 ** 20;
export const maxFiles = 10;

const remarks = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * A PNG without its text chunks: a decoder decompresses them, and a megabyte can become a gigabyte. An invalid file is
 * returned unchanged for the decoder to refuse.
 */
export function withoutTexts(png: Buffer): Buffer {
  const chunks = [png.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= png.length) {
    const end = at + 12 + png.readUInt32BE(at);
    const chunk = png.subarray(at, end);
    if (!remarks.has(chunk.toString('latin1', 4, 8))) chunks.push(chunk);
    at = end;
  }
  return Buffer.concat([...chunks, png.subarray(at)]);
}
