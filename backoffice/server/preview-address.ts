import { adminPreviewTexts } from '../../messages/en/admin/preview.ts';
import type { Translate } from '../../messages/translate.ts';
import { isProductType } from '../../service/catalog/kinds.ts';
import { storefrontKinds } from '../../storefront/product/kinds.ts';
import { urls } from '../../storefront/urls.ts';
import { type EntryData, type FormShape, linkedIn } from '../content/entry-form.ts';
import { adminUrls } from '../urls.ts';

/** An address of a preview: the entry, and the base path before the storefront's own addresses. */
export interface PreviewAddress {
  readonly type: string;
  readonly documentId: string;
  readonly base: string;
}

/** The entry that a back office address previews; undefined for any other address. */
export function previewAddress(url: string): PreviewAddress | undefined {
  const [, type, documentId] = /^\/admin\/preview\/([a-z-]{1,40})\/([\w-]{1,64})(?=[/?.]|$)/.exec(url) ?? [];
  if (type === undefined || documentId === undefined) return undefined;
  return { type, documentId, base: adminUrls.preview(type, documentId) };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const bar =
  'position:sticky;top:0;z-index:2147483000;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:4px 20px;' +
  'padding:8px 16px;background:#1b1a17;color:#fff;font:600 15px/1.5 Figtree,system-ui,sans-serif';
const link = 'display:inline-flex;align-items:center;min-height:44px;color:#ffd58a;text-decoration:underline';

/**
 * The markup in front of the page: a bar that says how many drafts the page includes, and a script that lets the page
 * load days and prices while the draft is shown. The script carries the mark of the render, like the page's own.
 */
export function previewBar(
  t: Translate,
  { type, documentId, base }: PreviewAddress,
  { mark, parts }: { readonly mark: string; readonly parts: number },
): string {
  const notice = t(adminPreviewTexts.notice);
  const words = parts > 0 ? `${notice} ${t(adminPreviewTexts.drafts, { count: parts })}` : notice;
  const asks = `(()=>{const ask=fetch;window.fetch=(to,how)=>ask(typeof to==='string'&&/^\\/[^?]*\\/availability(?:\\?|$)/.test(to)?${JSON.stringify(base)}+to:to,how)})()`;
  return (
    `<aside aria-label="${escaped(t(adminPreviewTexts.preview))}" style="${bar}"><span>${escaped(words)}</span>` +
    `<a href="${escaped(adminUrls.entry(type, documentId))}" style="${link}">${escaped(t(adminPreviewTexts.back))}</a></aside>` +
    `<script nonce="${mark}">${asks}</script>`
  );
}

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function pageOf(type: string, { slug, name }: EntryData): string | null {
  const [address, place] = [textIn(slug), textIn(name)];
  // a place has no page of its own: its page is a list
  if (type === 'destination') return place === null ? null : urls.staysIn(place);
  return isProductType(type) && address !== null ? storefrontKinds[type].page(address) : null;
}

/**
 * The storefront address of an entry: its own page, or the page of the entry that it is part of; null if there is none.
 */
export function storefrontPage(type: string, entry: EntryData, { links }: FormShape): string | null {
  const own = pageOf(type, entry);
  if (own !== null) return own;
  for (const { name, control, target } of links) {
    const [owner] = control === 'fixed' ? linkedIn(entry[name]) : [];
    const page = owner ? pageOf(target, owner) : null;
    if (page !== null) return page;
  }
  return null;
}
