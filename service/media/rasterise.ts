import { workLimits } from '../platform/load/work-limits.ts';
import { WorkQueue } from '../platform/load/work-queue.ts';

export const drawings: WorkQueue = new WorkQueue(workLimits.drawings);

type Sharp = typeof import('sharp')['default'];

let opened: Promise<Sharp> | undefined;

/** The image library; loaded on first use. Each picture uses one thread and no cache. */
export function openSharp(): Promise<Sharp> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return opened;
}

const dotsPerInch = 72;

/** Renders a generated picture in another width. Its letters and shapes are paths, so it looks the same everywhere. */
export function rasterise(
  { svg, width: drawn }: { readonly svg: string; readonly width: number },
  width: number,
  format: 'avif' | 'webp' | 'png',
  signal?: AbortSignal,
): Promise<Buffer> {
  const draw = async () => {
    const sharp = await openSharp();
    const picture = sharp(Buffer.from(svg), { density: (dotsPerInch * width) / drawn }).resize({ width });
    // more effort costs many times the time for a few bytes less
    if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer();
    if (format === 'webp') return picture.webp({ quality: 82, effort: 4 }).toBuffer();
    return picture.png({ palette: true, quality: 92, effort: 4 }).toBuffer();
  };
  return drawings.run(draw, { signal });
}

/** A photograph cropped to a size, with the SVG overlay on it. */
export function overlaySvg(
  photograph: Buffer,
  sheet: string,
  size: { readonly width: number; readonly height: number },
  signal?: AbortSignal,
): Promise<Buffer> {
  const draw = async () => {
    const sharp = await openSharp();
    return sharp(photograph, { failOn: 'error' })
      .resize({ ...size, fit: 'cover', position: 'attention' })
      .composite([{ input: Buffer.from(sheet) }])
      .png({ palette: true, quality: 92, effort: 4 })
      .toBuffer();
  };
  return drawings.run(draw, { signal });
}
