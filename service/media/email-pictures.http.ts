import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { costs } from '../platform/load/work-limits.ts';
import type { ArtworkAddress } from './artwork-address.ts';
import { emailPictureSize, jpegPicture, pictureSourceOf } from './jpeg-picture.ts';
import { abortOnDisconnect, makePictureCache, sendPicture } from './picture-cache.ts';

/**
 * Serves the pictures of emails, `/email-pictures/artwork/{drawing}.jpg` and `/email-pictures/media/{hash}/{file}.jpg`:
 * mail programs show neither SVG nor AVIF. Only pictures of the library exist.
 */
export function openEmailPictures(
  app: FastifyInstance,
  context: () => Pick<Context, 'db'>,
  used: (drawn: ArtworkAddress) => Promise<boolean>,
  pay: (request: FastifyRequest, milliseconds: number) => void,
): void {
  const pictures = makePictureCache(8);
  const send = async (request: FastifyRequest, reply: FastifyReply, url: string) => {
    const source = pictureSourceOf(url);
    if (!source || (source.kind === 'drawn' && !(await used(source.drawn)))) throw notFound();
    const picture = await pictures(url, (signal) => jpegPicture(context().db, source, emailPictureSize, signal), {
      disconnected: abortOnDisconnect(reply),
      pay: () => pay(request, costs.raster),
    });
    return sendPicture(request, reply, picture, 'image/jpeg');
  };
  app.get<{ Params: { file: string } }>('/email-pictures/artwork/:file', (request, reply) =>
    send(request, reply, `/artwork/${request.params.file.replace(/\.jpg$/, '.svg')}`),
  );
  app.get<{ Params: { hash: string; file: string } }>('/email-pictures/media/:hash/:file', (request, reply) =>
    send(request, reply, `/media/${request.params.hash}/${request.params.file.replace(/\.jpg$/, '.webp')}`),
  );
}
