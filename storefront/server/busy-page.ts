import type { FastifyReply, FastifyRequest } from 'fastify';
import { mark } from '../../artwork/mark.ts';
import { busyTexts } from '../../messages/en/busy.ts';
import { type Translate, textIn } from '../../messages/translate.ts';
import { AppError } from '../../service/core/app-error.ts';
import { pageAddress } from '../../service/core/language-address.ts';
import { isSerializationFailure, isUnavailable } from '../../service/platform/database/database-error.ts';

// these pages are answered before a context exists
const textFor = ({ url }: FastifyRequest): Translate => textIn(pageAddress(url).language);

/** A page without any other file, script or database. */
function bare(
  t: Translate,
  { title, text, again, head = '' }: { title: string; text: string; again: string; head?: string },
): string {
  return `<!doctype html><html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${head}<title>${title} · Padharo</title>
<style>:root{color-scheme:light dark;background:light-dark(#fcf9f4,#17120f);color:light-dark(#211a16,#f7efe6)}
body{font:1.1rem/1.6 Figtree,system-ui,sans-serif;max-width:32rem;margin:12vh auto;padding:0 1.25rem}
header,h1{font-family:Fraunces,Georgia,serif;font-weight:500}
header{display:flex;align-items:center;gap:.6rem;font-size:1.4rem;margin-bottom:3rem}
h1{font-size:2.25rem;line-height:1.15;margin:0}
a{display:inline-block;padding:.65rem 1.4rem;border-radius:12px;font-weight:600;text-decoration:none;
background:light-dark(#b5371f,#f08a6c);color:light-dark(#fff,#2a0f07)}</style></head>
<body><header><svg width="36" height="36" viewBox="0 0 32 32" aria-hidden="true">${mark(8)}</svg>Padharo</header>
<main><h1>${title}</h1><p>${text}</p>
<p><a href="">${again}</a></p></main></body></html>`;
}

function send(page: string, { status, retryAfter }: { status: number; retryAfter?: unknown }, reply: FastifyReply) {
  return reply
    .code(status)
    .headers({
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Answers that this network has sent too many requests, and when to try again. */
export function sendBusy({ status, details }: AppError, reply: FastifyReply) {
  const t = textFor(reply.request);
  const page = bare(t, { title: t(busyTexts.wait), text: t(busyTexts.tooMany), again: t(busyTexts.tryAgain) });
  return send(page, { status, retryAfter: details['retryAfter'] }, reply);
}

/** Seconds until another try is worthwhile. */
const retryAfter = 5;

/** True if the error is temporary: the database is unavailable, full or busy. */
export function mayPass(error: unknown): boolean {
  if (error instanceof AppError) return error.status === 503;
  return isUnavailable(error) || isSerializationFailure(error);
}

/** A 503 page. It reloads itself, without scripts too; a submitted form is not sent again. */
function sendAway(request: FastifyRequest, reply: FastifyReply) {
  const t = textFor(request);
  // not all at the same moment
  const seconds = retryAfter + Math.floor(Math.random() * 5);
  const page =
    request.method === 'POST'
      ? bare(t, { title: t(busyTexts.notCompleted), text: t(busyTexts.notSure), again: t(busyTexts.openAgain) })
      : bare(t, {
          title: t(busyTexts.wait),
          text: t(busyTexts.reloads),
          again: t(busyTexts.tryAgain),
          head: `<meta http-equiv="refresh" content="${seconds}">`,
        });
  return send(page, { status: 503, retryAfter }, reply);
}

/**
 * The error handler of page servers: temporary errors are answered with 503 and a page that reloads, too large forms
 * with a message, anything else is rethrown.
 */
export function answerAway(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof AppError && error.status === 413) {
    const t = textFor(request);
    const page = bare(t, { title: t(busyTexts.tooLong), text: t(busyTexts.shorten), again: t(busyTexts.openAgain) });
    return send(page, error, reply);
  }
  if (!mayPass(error)) throw error;
  request.log.warn({ err: error }, 'a page was turned away');
  return sendAway(request, reply);
}
