import { findRedirect } from '../../service/catalog/redirects/find-redirect.ts';
import type { Context } from '../../service/platform/context.ts';

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
