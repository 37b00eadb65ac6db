import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CardText, card, cardOver, cardSize, wordsFor } from '../../artwork/card.ts';
import { draw } from '../../artwork/draw.ts';
import { notFound } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { costs } from '../platform/load/work-limits.ts';
import { drawFrom, readArtworkAddress } from './artwork-address.ts';
import { findFile } from './media.sql.ts';
import { abortOnDisconnect, makePictureCache, sendPicture } from './picture-cache.ts';
import { overlaySvg, rasterise } from './rasterise.ts';

/** The texts of a share card, and the address of its background picture. */
export interface ShareCard extends CardText {
  readonly image: string | null;
}

/**
 * Serves the preview images of shared pages, `/cards/{type}/{slug}.png`: the picture, the name, the place and the
 * wordmark. `find` returns the content of a card; a card is rendered again when that changes.
 */
export function openCards(
  app: FastifyInstance,
  context: () => Pick<Context, 'db'>,
  find: (type: string, slug: string) => Promise<ShareCard | undefined>,
  pay: (request: FastifyRequest, milliseconds: number) => void,
): void {
  const cards = makePictureCache(12);

  async function render({ name, place, image }: ShareCard, signal: AbortSignal): Promise<Buffer> {
    const [, hash, file] = /^\/media\/([0-9a-f]{32})\/([^/]+)$/.exec(image ?? '') ?? [];
    const uploaded = hash && file ? await findFile(context().db, hash, file) : undefined;
    if (uploaded) return overlaySvg(uploaded.content, cardOver({ name, place }), cardSize, signal);
    const [, address = ''] = /^\/artwork\/(.+)\.svg$/.exec(image ?? '') ?? [];
    const drawn = readArtworkAddress(address);
    const picture = drawn ? drawFrom({ ...drawn, crop: 'landscape' }) : draw('himalayan-lake', name.length);
    const words = drawn ? wordsFor(drawn.subject) : 'over';
    return rasterise(
      { svg: card(picture, { name, place }, words), width: cardSize.width },
      cardSize.width,
      'png',
      signal,
    );
  }

  app.get<{ Params: { type: string; file: string } }>('/cards/:type/:file', async (request, reply) => {
    const [, slug] = /^([\w-]{1,200})\.png$/.exec(request.params.file) ?? [];
    const about = slug ? await find(request.params.type, slug) : undefined;
    if (!about) throw notFound();
    const picture = await cards(JSON.stringify(about), (signal) => render(about, signal), {
      disconnected: abortOnDisconnect(reply),
      pay: () => pay(request, costs.card),
    });
    return sendPicture(request, reply, picture, 'image/png');
  });
}
