import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatWidths, isFormat } from '../../artwork/formats.ts';
import { icon } from '../../artwork/mark.ts';
import { notFound } from '../core/app-error.ts';
import { costs } from '../platform/load/work-limits.ts';
import { Compressed, etagOf, isNotModified, sendEncoded } from '../platform/negotiation.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import { type ArtworkAddress, drawFrom, readArtworkAddress } from './artwork-address.ts';
import { contactSheet } from './contact-sheet.ts';
import { abortOnDisconnect, makePictureCache, pictureHeaders, sendPicture } from './picture-cache.ts';
import { rasterise } from './rasterise.ts';

const address = /^(?:([a-z]+)_)?(.{1,60})\.(svg|avif|webp)$/;
/** Available widths of generated pictures as AVIF or WebP. */
const widths = ['480', '800', '1200', '1600'];

interface Options {
  readonly sheets?: boolean;
  readonly used: (drawn: ArtworkAddress) => Promise<boolean>;
  /** Charges the cost of drawing to the quota of the caller's network. Throws RateLimitError. */
  readonly pay: (request: FastifyRequest, milliseconds: number) => void;
}

interface Drawing {
  readonly etag: string;
  readonly bytes: Compressed;
  readonly size: number;
}

/**
 * Serves the generated pictures, rendered on demand and cached: `/artwork/{subject}-{seed}[.{setting}][.{crop}].svg`,
 * and the same as `.avif?w=` or `.webp?w=`; `/artwork/{format}_{name}.webp` are the formats of the wire. Only pictures
 * in `used` exist. With `sheets` all exist, and `/artwork/` shows an overview, for the people who draw them.
 */
export function openArtwork(app: FastifyInstance, { sheets = false, used, pay }: Options): void {
  const drawn = new VersionedCache<Drawing>({ bytes: 12 * 2 ** 20, sizeOf: ({ size }) => size });
  const rasters = makePictureCache(16);
  async function wantedBy(name: string): Promise<ArtworkAddress> {
    const wanted = readArtworkAddress(name);
    if (!wanted || !(sheets || (await used(wanted)))) throw notFound();
    return wanted;
  }
  async function render(name: string, request: FastifyRequest): Promise<Drawing> {
    const wanted = await wantedBy(name);
    pay(request, costs.drawing);
    const plain = Buffer.from(drawFrom(wanted).svg);
    // anyone may request any of many pictures, so the first rendering must stay cheap
    const bytes = new Compressed(plain, 6);
    const picture = { etag: etagOf(plain), bytes, size: await bytes.whole() };
    drawn.set(name, picture);
    return picture;
  }
  app.get<{ Params: { name: string }; Querystring: { w?: unknown } }>('/artwork/:name', async (request, reply) => {
    const [, format, name = '', ending] = address.exec(request.params.name) ?? [];
    if (format !== undefined && !(isFormat(format) && ending === 'webp')) throw notFound();
    if (ending === 'avif' || ending === 'webp') {
      const width = isFormat(format) ? formatWidths[format] : Number(widths.find((one) => one === request.query.w));
      if (!width) throw notFound();
      const wanted = await wantedBy(name);
      const raster = await rasters(
        `${name}.${ending} ${width}`,
        (signal) => rasterise(drawFrom(wanted), width, ending, signal),
        { disconnected: abortOnDisconnect(reply), pay: () => pay(request, costs.raster) },
      );
      return sendPicture(request, reply, raster, `image/${ending}`);
    }
    const picture = drawn.get(name) ?? (await render(name, request));
    const { etag, bytes } = picture;
    reply.headers({ ...pictureHeaders, etag });
    if (isNotModified(request, etag)) return reply.code(304).header('vary', 'accept-encoding').send();
    return sendEncoded(request, reply.type('image/svg+xml'), bytes);
  });
  if (sheets)
    app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/artwork/', (request, reply) =>
      reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
        })
        .type('text/html')
        .send(contactSheet(request.query)),
    );
}

/** The icon in the sizes that phones and old browsers request; phones round the corners themselves. */
const icons = {
  '/apple-touch-icon.png': { width: 180, radius: 0 },
  '/icon-192.png': { width: 192, radius: 0 },
  '/icon-512.png': { width: 512, radius: 0 },
  '/favicon.ico': { width: 48, radius: 8 },
} as const;

/** Serves the icon as PNG, rendered on first request. */
export function openIcons(app: FastifyInstance): void {
  const cachedIcon = makePictureCache(1);
  for (const [path, { width, radius }] of Object.entries(icons))
    app.get(path, async (request, reply) => {
      const picture = await cachedIcon(path, () => rasterise({ svg: icon(radius), width: 32 }, width, 'png'));
      return sendPicture(request, reply, picture, 'image/png');
    });
}
