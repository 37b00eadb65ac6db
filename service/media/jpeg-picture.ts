import { notFound } from '../core/app-error.ts';
import type { Database } from '../platform/context.ts';
import { type ArtworkAddress, drawFrom, readArtworkAddress } from './artwork-address.ts';
import { findFile } from './media.sql.ts';
import { drawings, openSharp } from './rasterise.ts';

/** Pixels of a picture, which is cropped to this size. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of 96 px as emails show it, sharp on phones. */
export const emailPictureSize: PixelSize = { width: 288, height: 288 };

/** The source of a picture of the library: drawn, or an uploaded file. */
type PictureSource =
  | { readonly kind: 'drawn'; readonly drawn: ArtworkAddress }
  | { readonly kind: 'uploaded'; readonly hash: string; readonly file: string };

/** Parses the address of a picture of ours; undefined for any other. */
export function pictureSourceOf(url: string): PictureSource | undefined {
  const [, name = ''] = /^\/artwork\/(.+)\.svg$/.exec(url) ?? [];
  const drawn = readArtworkAddress(name);
  if (drawn) return { kind: 'drawn', drawn };
  const [, hash, file] = /^\/media\/([0-9a-f]{32})\/([a-z0-9-]{1,90}\.webp)$/.exec(url) ?? [];
  return hash && file ? { kind: 'uploaded', hash, file } : undefined;
}

/** The address of a picture for mail programs, as JPEG; null for one that is not ours. */
export function emailPicturePath(url: string): string | null {
  return pictureSourceOf(url) ? `/email-pictures${url.replace(/\.\w+$/, '.jpg')}` : null;
}

/** A picture of the library as JPEG, which every mail program and PDF shows. Throws NotFoundError. */
export async function jpegPicture(
  db: Database,
  source: PictureSource,
  { width, height }: PixelSize,
  signal?: AbortSignal,
): Promise<Buffer> {
  const stored = source.kind === 'drawn' ? drawnIn(source.drawn, { width, height }) : await uploadedOf(db, source);
  return drawings.run(
    async () => {
      const sharp = await openSharp();
      return sharp(stored)
        .resize({ width, height, fit: 'cover', position: source.kind === 'drawn' ? 'centre' : 'attention' })
        .flatten({ background: 'white' })
        .jpeg({ quality: 80 })
        .toBuffer();
    },
    { signal },
  );
}

function drawnIn(drawn: ArtworkAddress, { width, height }: PixelSize): Buffer {
  return Buffer.from(drawFrom({ ...drawn, crop: width === height ? 'square' : 'landscape' }).svg);
}

async function uploadedOf(db: Database, { hash, file }: { hash: string; file: string }): Promise<Buffer> {
  const found = await findFile(db, hash, file);
  if (!found) throw notFound();
  return found.content;
}
