import type { FastifyReply, FastifyRequest } from 'fastify';

type RequestHead = Pick<FastifyRequest, 'method' | 'headers'>;

/** True if a request that changes something was sent by one of our own pages. */
export function isSameOrigin({ method, headers }: RequestHead, publicUrl: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const { origin } = headers;
  if (origin !== undefined && origin !== 'null') return origin === publicUrl;
  // a page that sends no referrer sends no origin either
  return headers['sec-fetch-site'] === 'same-origin';
}

/** True if a link on another site was followed: the browser then does not send our cookie. */
export function arrivesFromElsewhere({ method, headers }: RequestHead): boolean {
  return method === 'GET' && headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0">
<title>Padharo</title></head><body></body></html>`;

/** Makes the browser request the page again, now from one of our pages and with its cookie. */
export function onceMore(reply: FastifyReply) {
  return reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(page);
}
