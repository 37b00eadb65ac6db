import { adminUrls } from '../urls.ts';

/** An address of the preview of an entry: which entry, and what is before the storefront's own addresses there. */
export interface PreviewAddress {
  readonly type: string;
  readonly documentId: string;
  readonly base: string;
}

/** What an address of the back office previews; undefined for any other. */
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
 * What stands before the page: the bar, which says how many drafts are parts of what is shown, and a script that lets the
 * page ask for days and prices where the draft is. It carries the mark of the render, as the page's own scripts do.
 */
export function previewBar(
  { type, documentId, base }: PreviewAddress,
  { mark, parts }: { readonly mark: string; readonly parts: number },
): string {
  const drafts = parts === 1 ? 'One part of it is a draft too' : `${parts} parts of it are drafts too`;
  const asks = `(()=>{const ask=fetch;window.fetch=(to,how)=>ask(typeof to==='string'&&/^\\/[^?]*\\/availability(?:\\?|$)/.test(to)?${JSON.stringify(base)}+to:to,how)})()`;
  return (
    `<aside aria-label="Preview" style="${bar}"><span>This is a draft: only the back office sees this page. Nothing can be booked here.` +
    `${parts > 0 ? ` ${drafts}, and shown here: they can go into the shop with it.` : ''}</span>` +
    `<a href="${escaped(adminUrls.entry(type, documentId))}" style="${link}">Back to the back office</a></aside>` +
    `<script nonce="${mark}">${asks}</script>`
  );
}
