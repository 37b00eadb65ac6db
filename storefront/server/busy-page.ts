import type { FastifyReply } from 'fastify';
import type { AppError } from '../../service/core/app-error.ts';

const busyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>One moment, please · Padharo</title>
<style>:root{color-scheme:light dark;background:light-dark(#fcf9f4,#17120f);color:light-dark(#211a16,#f7efe6)}
body{font:1.1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.25rem}
a{display:inline-block;padding:.6rem 0;font-weight:600;color:light-dark(#b5371f,#ffb4a2)}</style></head>
<body><main><h1>One moment, please</h1><p>Very many pages were opened from your network just now. Please wait a little and try again; your cart is still here.</p>
<p><a href="">Try Again</a></p></main></body></html>`;

/** Says in words that this network has asked for too much, and when to come back. */
export function sendBusy({ status, details }: AppError, reply: FastifyReply) {
  return reply
    .code(status)
    .headers({
      'retry-after': String(details['retryAfter']),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .type('text/html; charset=utf-8')
    .send(busyPage);
}
