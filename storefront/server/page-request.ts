import type { FastifyRequest } from 'fastify';
import { findRedirect } from '../../service/catalog/redirects/find-redirect.ts';
import { pageAddress } from '../../service/core/language-address.ts';
import type { Context } from '../../service/platform/context.ts';
import { costs } from '../../service/platform/load/work-limits.ts';
import { mostGaps } from '../trip/gaps.ts';

const pages = /^\/(?:cart|payment|booking|dashboard|profile|login|signup)(?:[/.]|$)/;

/**
 * True for pages on the way to a booking, or of one: they never queue behind searches. `buying` in `deploy/haproxy.cfg`
 * must match.
 */
export const isCheckoutPath = (path: string): boolean => pages.test(path);

/** The estimated cost of an address if its page is not cached. */
export function costOf(url: string): number {
  const [path = '', query] = pageAddress(url).path.split('?', 2);
  if (path.startsWith('/sitemaps/')) return costs.sitemap;
  if (/\/availability(?:\.data)?$/.test(path)) return costs.availability;
  const params = new URLSearchParams(query);
  if (path.startsWith('/trip-ideas')) return costs.page * Math.max(1, Math.min(params.getAll('gap').length, mostGaps));
  // seven start days in one statement: half as expensive again
  return params.has('flexible') ? costs.flexible : costs.page;
}

/** A page without a referrer sends no origin with its forms either; the browser still marks them as same-origin. */
export function isOwnForm({ headers }: FastifyRequest): boolean {
  return headers.origin === 'null' && headers['sec-fetch-site'] === 'same-origin';
}

const ours = 'http://ours.invalid';

/** The redirect target of an address without a page, with its query; undefined if there is none. */
export async function movedAddress(ctx: Context, url: string): Promise<{ to: string; status: 301 | 302 } | undefined> {
  const [path = '', query] = url.split('?', 2);
  const found = await findRedirect(ctx, { path });
  if (!found) return undefined;
  const { target, permanent } = found;
  const keepsQuery = query && !/[?#]/.test(target);
  // as a header carries it
  const { href } = new URL(target, ours);
  const to = href.startsWith(ours) ? href.slice(ours.length) : href;
  return { to: keepsQuery ? `${to}?${query}` : to, status: permanent ? 301 : 302 };
}
