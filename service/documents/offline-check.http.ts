import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { textIn } from '../../messages/translate.ts';
import { languages } from '../../messages/translations.ts';
import { addressIn } from '../core/language-address.ts';
import type { Config } from '../platform/config.ts';
import { offlinePage, picture } from './offline-page.ts';
import { publicKey } from './voucher-token.ts';

// the service worker answers without a network: whoever scans a code then gets the cached page
const worker = (page: string) => `const kept="voucher-check-2",page="${page}",picture="${picture}";
addEventListener("install",event=>{skipWaiting();event.waitUntil(caches.open(kept).then(cache=>
cache.addAll([page,picture].map(path=>new Request(path,{cache:"reload"})))))});
addEventListener("activate",event=>{event.waitUntil(caches.delete("voucher-check").then(()=>clients.claim()))});
addEventListener("fetch",event=>{const {request}=event,own=request.mode==="navigate"?page:new URL(request.url).pathname===picture&&picture;
if(own)event.respondWith(fetch(request).catch(()=>caches.match(own)))});
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Serves `/verify/offline`, a page that checks signatures without a network once it was opened, in each language. */
export function openOfflineCheck(app: FastifyInstance, { secret }: Pick<Config, 'secret'>): void {
  for (const language of languages) openIn(app, language, secret);
}

function openIn(app: FastifyInstance, language: string, secret: Config['secret']): void {
  let made: { html: string; policy: string } | undefined;
  const page = () => {
    if (made) return made;
    const { html, style, script } = offlinePage(textIn(language), publicKey(secret));
    const policy = [
      "default-src 'none'",
      `script-src ${hashOf(script)}`,
      `style-src ${hashOf(style)}`,
      "worker-src 'self'",
      'font-src data:',
      "img-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
    made = { html, policy };
    return made;
  };
  const address = addressIn(language, '/verify/offline');
  app.get(address, (_request, reply) => {
    const { html, policy } = page();
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.get(addressIn(language, '/verify/worker.js'), (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache' }).type('text/javascript; charset=utf-8').send(worker(address)),
  );
}
