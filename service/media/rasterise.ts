import { drawingTurns } from '../platform/turns.ts';

type Sharp = typeof import('sharp')['default'];

let opened: Promise<Sharp> | undefined;

/** What makes pictures; read with the first one. One picture uses one thread, and nothing of it stays behind. */
export function openSharp(): Promise<Sharp> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return opened;
}

const dotsPerInch = 72;

/** Encodes a drawn picture in another width. Its emails and shapes are paths, so it looks the same everywhere. */
export function rasterise(
  { svg, width: drawn }: { readonly svg: string; readonly width: number },
  width: number,
  format: 'avif' | 'webp' | 'png',
  signal?: AbortSignal,
): Promise<Buffer> {
  return drawingTurns(async () => {
    const sharp = await openSharp();
    const picture = sharp(Buffer.from(svg), { density: (dotsPerInch * width) / drawn }).resize({ width });
    // more effort costs many times the time for a few of the bytes
    if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    if (format === 'webp') return picture.webp({ quality: 82, effort: 4 }).toBuffer();
    return picture.png({ palette: true, quality: 92, effort: 4 }).toBuffer();
  }, signal);
}

/** A photograph cut to a size, the drawn sheet laid over it. */
export function layOver(
  photograph: Buffer,
  sheet: string,
  size: { readonly width: number; readonly height: number },
  signal?: AbortSignal,
): Promise<Buffer> {
  return drawingTurns(async () => {
    const sharp = await openSharp();
    return sharp(photograph, { failOn: 'error' })
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .composite([{ input: Buffer.from(sheet) }])
      .png({ palette: true, quality: 92, effort: 4 })
      .toBuffer();
  }, signal);
}
