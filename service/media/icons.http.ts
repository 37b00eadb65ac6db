import type { FastifyInstance } from 'fastify';
import { icon } from '../../artwork/mark.ts';
import { makePictureCache, sendPicture } from './picture-cache.ts';
import { rasterise } from './rasterise.ts';

/** The icon in the sizes that phones and old browsers request; phones round the corners themselves. */
const icons = {
  '/apple-touch-icon.png': { width: 180, radius: 0 },
  '/icon-192.png': { width: 192, radius: 0 },
  '/icon-512.png': { width: 512, radius: 0 },
  '/favicon.ico': { width: 48, radius: 8 },
} as const;

/** Serves the icon as PNG, rendered on first request. */
export function openIcons(app: FastifyInstance): void {
  const kept = makePictureCache(1);
  for (const [path, { width, radius }] of Object.entries(icons))
    app.get(path, async (request, reply) => {
      const picture = await kept(path, () => rasterise({ svg: icon(radius), width: 32 }, width, 'png'));
      return sendPicture(request, reply, picture, 'image/png');
    });
}
