import { type ContentType, mediaType } from '../content/content-type.ts';
import { slugOf } from '../content/field.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { type PictureSize, sizeNames } from './picture-formats.ts';

export interface PictureFormat {
  readonly name: string;
  readonly hash: string;
  readonly ext: '.webp';
  /** Unused; always null. */
  readonly path: null;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly mime: string;
  /** Kilobytes with two decimals, as on the wire. */
  readonly size: number;
  readonly sizeInBytes: number;
  /** The same picture as AVIF, for browsers that support it. Absent until it is made (`add-avif.ts`). */
  readonly avif?: { readonly url: string; readonly mime: string; readonly size: number; readonly sizeInBytes: number };
}

/** A stored file. */
export interface PictureFile {
  /** Last segment of its address. */
  readonly file: string;
  readonly mime: string;
  readonly content: Buffer;
}

/** A picture of the library with all fields for staff. */
export const fileType: ContentType = {
  ...mediaType,
  fields: { ...mediaType.fields, sizeInBytes: { kind: 'integer', column: 'bytes' } },
};

const webp = 'image/webp';
const avif = 'image/avif';

function kilobytes(bytes: number): number {
  return Math.round(bytes / 10.24) / 100;
}

/** The addresses of an encoded picture under that name, its formats for the wire as `shown`, and its files. */
export function placePicture({ whole, smaller, hash }: EncodedPicture, name: string, shown: string) {
  const at = `/media/${hash}/`;
  const files: PictureFile[] = [];
  const format = (size: PictureSize): PictureFormat => {
    const encoded = smaller.get(size) ?? whole;
    const stem = smaller.has(size) ? `${name}-${size}` : name;
    return {
      name: `${size}_${shown}`,
      hash: `${size}_${hash}`,
      ext: '.webp',
      path: null,
      url: `${at}${stem}.webp`,
      width: encoded.width,
      height: encoded.height,
      mime: webp,
      ...sizes(encoded.webp),
    };
  };
  for (const [size, encoded] of [[undefined, whole] as const, ...smaller]) {
    const stem = size ? `${name}-${size}` : name;
    files.push({ file: `${stem}.webp`, mime: webp, content: encoded.webp });
  }
  return {
    url: `${at}${name}.webp`,
    formats: Object.fromEntries(sizeNames.map((size) => [size, format(size)])),
    files,
  };
}

/** The AVIF version of a stored WebP file, as the wire and as a file. */
export function placeAvif(url: string, content: Buffer) {
  const address = url.replace(/\.webp$/, '.avif');
  const file: PictureFile = { file: address.split('/').at(-1) ?? '', mime: avif, content };
  return { file, shown: { url: address, mime: avif, ...sizes(content) } };
}

function sizes({ length }: Buffer) {
  return { size: kilobytes(length), sizeInBytes: length };
}

/** The display name of an uploaded file: its last path segment, on one line. */
export function displayName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const line = last
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .toWellFormed()
    .trim();
  return line.slice(0, 200) || 'picture';
}

/** The name for use in an address, without extension. */
export function nameForAddress(name: string): string {
  return (
    slugOf(displayName(name).replace(/\.[^.]*$/, ''))
      .slice(0, 60)
      .replace(/-+$/, '') || 'picture'
  );
}
