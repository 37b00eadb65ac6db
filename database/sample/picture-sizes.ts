import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Format, formats, formatUrl, formatWidths } from '../../artwork/formats.ts';

/** How many bytes a drawn picture has, as it is and in its formats, and what it shows. */
export interface PictureSizes {
  /** Of the drawing: another one has other sizes. */
  readonly digest: string;
  readonly svg: number;
  /** Of its WebP, in the order of `formats`. */
  readonly webp: readonly number[];
  readonly alt: string;
}

const file = new URL('picture-sizes.txt', import.meta.url);

export function digestOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 10);
}

/** 'hotel-12.town' of '/artwork/hotel-12.town.svg'. */
export function drawnName(url: string): string {
  return url.replace(/^\/artwork\/|\.svg$/g, '');
}

/** What `npm run picture-sizes` measured, by the name of the picture. */
export function readPictureSizes(): Map<string, PictureSizes> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [name = '', digest = '', svg, ...rest] = line.split(' ');
      const webp = rest.slice(0, formats.length).map(Number);
      return [name, { digest, svg: Number(svg), webp, alt: rest.slice(formats.length).join(' ') }];
    }),
  );
}

/** The text that `readPictureSizes` reads. */
export function writtenSizes(sizes: ReadonlyMap<string, PictureSizes>): string {
  const lines = [...sizes].map(([name, { digest, svg, webp, alt }]) => [name, digest, svg, ...webp, alt].join(' '));
  return `${lines.sort().join('\n')}\n`;
}

/** Kilobytes with two decimals, as the wire has them. */
const kilobytes = (bytes: number) => Math.round(bytes / 10.24) / 100;

/** What an answer says of the file of a drawn picture and of its formats, as of an uploaded one. */
export function drawnFile(name: string, { digest, svg, webp }: PictureSizes, ratio: number) {
  const format = (format: Format, index: number) => {
    const width = formatWidths[format];
    const sizeInBytes = webp[index] ?? 0;
    return {
      name: `${format}_${name}`,
      hash: `${format}_${digest}`,
      ext: '.webp',
      mime: 'image/webp',
      path: null,
      width,
      height: Math.round(width / ratio),
      size: kilobytes(sizeInBytes),
      sizeInBytes,
      url: formatUrl(format, name),
    };
  };
  return {
    hash: digest,
    bytes: svg,
    formats: Object.fromEntries(formats.map((one, index) => [one, format(one, index)])),
  };
}
