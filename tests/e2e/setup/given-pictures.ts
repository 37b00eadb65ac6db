import { registerHooks } from 'node:module';

// Preloaded before server.ts (node --import): a request with `x-pictures: plain` gets one flat picture for every drawn one,
// one with `x-pictures: broken` gets none. To draw, send and paint them is a third of a visit.
const artwork = new URL('../../../service/media/artwork.http.ts', import.meta.url).href;
const plain = 'R0lGODlhAwACAIAAAExpcbnEriH5BAUAAAAALAAAAAADAAIAAAICjF8AOw==';
const source = `
import { openArtwork as drawn } from '${artwork}?drawn';
export { openIcons } from '${artwork}?drawn';
const plain = Buffer.from('${plain}', 'base64');
export function openArtwork(app, options) {
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers['x-pictures'];
    if (!given || !/^\\/artwork\\/[^?]*\\.(?:svg|avif|webp)/.test(request.url)) return;
    if (given === 'broken') return reply.code(404).send();
    return reply.header('cache-control', 'public, max-age=600').type('image/gif').send(plain);
  });
  drawn(app, options);
}`;

registerHooks({
  load: (url, context, next) =>
    url === artwork ? { format: 'module', source, shortCircuit: true } : next(url, context),
});
