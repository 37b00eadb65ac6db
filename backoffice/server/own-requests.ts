import type { FastifyReply, FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'method' | 'headers'>;

/** Whether what a request would change was sent by a page of ours: each POST says where it comes from. */
export function isOurs({ method, headers }: Asked, publicUrl: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const { origin } = headers;
  if (origin !== undefined && origin !== 'null') return origin === publicUrl;
  // a page that sends no referrer names no origin either
  return headers['sec-fetch-site'] === 'same-origin';
}

/** Whether somebody follows a link of another site: the browser then sends no cookie of ours. */
export function arrivesFromElsewhere({ method, headers }: Asked): boolean {
  return method === 'GET' && headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0">
<title>Padharo</title></head><body></body></html>`;

/** Lets the browser ask once more, now from a page of ours, with its cookie. */
export function onceMore(reply: FastifyReply) {
  return reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(page);
}
