import type { FastifyReply, FastifyRequest } from 'fastify';
import { Compressed, isNotModified, sendEncoded } from '../../service/platform/negotiation.ts';
import type { CachedPage } from '../../service/platform/page-cache.ts';
import type { ProductSet } from '../../service/platform/product-set.ts';
import type { Render } from '../service.ts';
import { finishPage, withoutMark } from './finish-page.ts';

/** A page with the response of the router. */
export interface Rendered extends Render {
  readonly response: Response;
  readonly products: ProductSet;
  /** True if search engines may index the storefront. */
  readonly listed: boolean;
}

/** The brotli quality for pages that are sent once: some milliseconds for 240 kB. */
const quickQuality = 3;

/** Sends a page that is the same for everyone, or only that it has not changed. */
export function sendCached({ headers, etag, bytes }: CachedPage, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ ...headers, etag, 'cache-control': 'public, max-age=0, must-revalidate' });
  if (isNotModified(request, etag)) return reply.code(304).header('vary', 'accept-encoding').send();
  return sendEncoded(request, reply, bytes);
}

/** An answer for this one reader: the page itself, or the router's data for one. */
export function sendCompressed(plain: Buffer, request: FastifyRequest, reply: FastifyReply) {
  return sendEncoded(request, reply, new Compressed(plain, quickQuality));
}

/** Anyone who gets the address of such a page can open it. */
export function hideSecret(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
}

/** The finished HTML with its headers. In development it stays as Vite and React wrote it, without the mark. */
export async function finish(
  { response, mark, page: written, listed }: Rendered,
  { development, payAt, tilesAt }: { development: boolean; payAt: string | undefined; tilesAt: string | undefined },
) {
  const page = written ?? [await response.text()];
  const headers = { ...Object.fromEntries(response.headers), ...(!listed && { 'x-robots-tag': 'noindex' }) };
  if (development) return { html: withoutMark(page, mark), headers };
  const { html, policy } = finishPage(page, mark, { payAt, tilesAt });
  return { html, headers: { ...headers, 'content-security-policy': policy } };
}
