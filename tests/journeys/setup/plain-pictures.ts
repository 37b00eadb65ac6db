import { registerHooks } from 'node:module';

// Preloaded before server.ts (node --import): who asks with `x-pictures: plain` gets one flat picture for every drawn one.
// To draw, send and paint them is a third of a visit, and most journeys do not look at them.
const artwork = new URL('../../../service/media/artwork.http.ts', import.meta.url).href;
const plain = 'R0lGODlhAwACAIAAAExpcbnEriH5BAUAAAAALAAAAAADAAIAAAICjF8AOw==';
const source = `
import { openArtwork as drawn } from '${artwork}?drawn';
const plain = Buffer.from('${plain}', 'base64');
export function openArtwork(app, options) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-pictures'] !== 'plain' || !/^\\/artwork\\/[^?]*\\.(?:svg|avif|webp)/.test(request.url)) return;
    return reply.header('cache-control', 'public, max-age=600').type('image/gif').send(plain);
  });
  drawn(app, options);
}`;

registerHooks({
  load: (url, context, next) =>
    url === artwork ? { format: 'module', source, shortCircuit: true } : next(url, context),
});
