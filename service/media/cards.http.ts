import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CardText, card, cardOver, cardSize, wordsFor } from '../../artwork/card.ts';
import { draw } from '../../artwork/draw.ts';
import { notFound } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { costs } from '../platform/read-budget.ts';
import { drawFrom, readArtworkAddress } from './artwork-address.ts';
import { keepPictures, sendPicture, whenGone } from './kept-pictures.ts';
import { findFile } from './media.sql.ts';
import { layOver, rasterise } from './rasterise.ts';

/** What is said on a card, and the address of the picture it stands on. */
export interface Carded extends CardText {
  readonly image: string | null;
}

/**
 * Serves what is shown when a page is shared, `/cards/{type}/{slug}.png`: the picture, the name, the place and the
 * wordmark. `find` gives what a card is about; a card is made again when that changes.
 */
export function openCards(
  app: FastifyInstance,
  context: () => Pick<Context, 'db'>,
  find: (type: string, slug: string) => Promise<Carded | undefined>,
  pay: (request: FastifyRequest, milliseconds: number) => void,
): void {
  const cards = keepPictures(12);

  async function make({ name, place, image }: Carded, signal: AbortSignal): Promise<Buffer> {
    const [, hash, file] = /^\/media\/([0-9a-f]{32})\/([^/]+)$/.exec(image ?? '') ?? [];
    const uploaded = hash && file ? await findFile(context().db, hash, file) : undefined;
    if (uploaded) return layOver(uploaded.content, cardOver({ name, place }), cardSize, signal);
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
    const picture = await cards(JSON.stringify(about), (signal) => make(about, signal), {
      gone: whenGone(reply),
      pay: () => pay(request, costs.card),
    });
    return sendPicture(request, reply, picture, 'image/png');
  });
}
