import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import { checkSignature } from './check-signature.ts';
import { publicKey } from './signing-key.ts';

const style =
  'body{margin:0;padding:2rem 1rem;background:#fcf9f4;color:#211a16;font:1.125rem/1.6 system-ui,sans-serif}' +
  'main{max-width:30rem;margin:auto}h1{font-size:1.75rem;line-height:1.2}label{display:block;font-weight:600}' +
  'textarea,button{box-sizing:border-box;width:100%;font:inherit;padding:.75rem;border-radius:.5rem;border:1px solid #6b5f57}' +
  'button{margin-top:.75rem;background:#b5371f;border:0;color:#fff;font-weight:600}output{display:block;margin-top:2rem}' +
  'output b{display:block;font-size:1.375rem}';

const shown = (key: string) =>
  `const key=${key};const check=${checkSignature};` +
  'const box=document.getElementById("code"),out=document.getElementById("found");' +
  'async function look(text){const token=text.trim().split("/").pop().split(/[?#]/)[0];if(!token||token==="offline")return;' +
  'const found=await check(token,key,Date.now());const line=document.createElement("b");line.textContent=found.title;' +
  'out.replaceChildren(line,found.text)}' +
  'document.querySelector("form").addEventListener("submit",function(event){event.preventDefault();void look(box.value)});' +
  'void look(location.pathname);if(navigator.serviceWorker)void navigator.serviceWorker.register("/verify/worker.js")';

// answers in the network's place when there is none: whoever scans a code then gets the page that was kept
const worker =
  'const kept="voucher-check";' +
  'addEventListener("install",function(event){skipWaiting();event.waitUntil(caches.open(kept).then(function(cache){' +
  'return cache.add(new Request("/verify/offline",{cache:"reload"}))}))});' +
  'addEventListener("activate",function(event){event.waitUntil(clients.claim())});' +
  'addEventListener("fetch",function(event){if(event.request.mode==="navigate")event.respondWith(' +
  'fetch(event.request).catch(function(){return caches.match("/verify/offline")}))})';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `/verify/offline`: a page that needs no network once it was open, with all that it takes to check signatures. */
export function openOfflineCheck(app: FastifyInstance, { secret }: Pick<Config, 'secret'>): void {
  const script = shown(JSON.stringify(publicKey(secret)));
  const policy = [
    ...["default-src 'none'", `script-src ${hashOf(script)}`, `style-src ${hashOf(style)}`, "worker-src 'self'"],
    ...["form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
  ].join('; ');
  const page = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Check vouchers without a network · Padharo</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><style>${style}</style></head><body><main>
<h1>Check vouchers without a network</h1>
<p>Open this page once with a network. After that it opens without one, also when you scan a voucher with the camera.</p>
<form><label for="code">Address of the voucher</label><textarea id="code" rows="4" autocomplete="off" spellcheck="false"></textarea>
<button>Check the signature</button></form><output id="found" aria-live="polite"></output>
<noscript>This page needs JavaScript.</noscript></main><script>${script}</script></body></html>`;
  app.get('/verify/offline', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page),
  );
  app.get('/verify/worker.js', (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache' }).type('text/javascript; charset=utf-8').send(worker),
  );
}
