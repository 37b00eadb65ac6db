import type { ContentType } from '../content/content-type.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { type PictureSize, sizeNames } from './picture-sizes.ts';

export interface PictureFormat {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly mime: string;
  /** Kilobytes with two decimals, as the wire has it. */
  readonly size: number;
  readonly sizeInBytes: number;
  /** The same picture as AVIF, for who can show that. */
  readonly avif: { readonly url: string; readonly mime: string; readonly size: number; readonly sizeInBytes: number };
}

/** A file as it is stored and served. */
export interface PictureFile {
  /** Last part of its address. */
  readonly file: string;
  readonly mime: string;
  readonly content: Buffer;
}

/** A picture of the library with everything that the staff sees of it. */
export const fileType: ContentType = {
  name: 'media',
  table: 'media',
  shape: 'media',
  fields: {
    // drawn pictures have none
    name: { kind: 'text', column: 'name', orColumn: 'url' },
    alternativeText: { kind: 'text', column: 'alternative_text' },
    caption: { kind: 'text', column: 'caption' },
    width: { kind: 'integer', column: 'width' },
    height: { kind: 'integer', column: 'height' },
    formats: { kind: 'json', column: 'formats' },
    focalPoint: { kind: 'json', column: 'focal_point' },
    mime: { kind: 'text', column: 'mime' },
    sizeInBytes: { kind: 'integer', column: 'bytes' },
    url: { kind: 'text', column: 'url' },
    createdAt: { kind: 'datetime', column: 'created_at' },
    updatedAt: { kind: 'datetime', column: 'updated_at' },
  },
  relations: {},
};

const webp = 'image/webp';
const avif = 'image/avif';

function kilobytes(bytes: number): number {
  return Math.round(bytes / 10.24) / 100;
}

/** Where an encoded picture is found, what is said of its formats, and its files, under that name. */
export function placePicture({ whole, smaller, hash }: EncodedPicture, name: string) {
  const at = `/media/${hash}/`;
  const files: PictureFile[] = [];
  const format = (size: PictureSize | undefined): PictureFormat => {
    const encoded = (size && smaller.get(size)) ?? whole;
    const stem = size && smaller.has(size) ? `${name}-${size}` : name;
    return {
      url: `${at}${stem}.webp`,
      width: encoded.width,
      height: encoded.height,
      mime: webp,
      ...sizes(encoded.webp),
      avif: { url: `${at}${stem}.avif`, mime: avif, ...sizes(encoded.avif) },
    };
  };
  for (const [size, encoded] of [[undefined, whole] as const, ...smaller]) {
    const stem = size ? `${name}-${size}` : name;
    files.push({ file: `${stem}.webp`, mime: webp, content: encoded.webp });
    files.push({ file: `${stem}.avif`, mime: avif, content: encoded.avif });
  }
  return {
    url: `${at}${name}.webp`,
    formats: Object.fromEntries(sizeNames.map((size) => [size, format(size)])),
    files,
  };
}

function sizes({ length }: Buffer) {
  return { size: kilobytes(length), sizeInBytes: length };
}

/** A picture of the library as the upload calls of the wire show it. */
export function presentFile(row: Readonly<Record<string, unknown>>) {
  const url = String(row['url']);
  const sizeInBytes = typeof row['sizeInBytes'] === 'number' ? row['sizeInBytes'] : null;
  return {
    ...row,
    hash: /^\/media\/(\w+)\//.exec(url)?.[1] ?? null,
    ext: /\.\w+$/.exec(url)?.[0] ?? '',
    size: sizeInBytes === null ? null : kilobytes(sizeInBytes),
    previewUrl: null,
    provider: 'database',
  };
}
