import { html, type Markup, raw } from './html.ts';
import { sans } from './layout.ts';

export function paragraph(...parts: readonly (string | Markup)[]): Markup {
  return html`<p style="margin:0 0 18px;color:#211A16;">${parts}</p>`;
}

export function small(...parts: readonly (string | Markup)[]): Markup {
  return html`<div class="soft"><p style="margin:0 0 14px;font:400 14px/1.6 ${raw(sans)};color:#6B5D52;">${parts}</p></div>`;
}

/** Something that must not be missed: a time, an amount. */
export function note(...parts: readonly (string | Markup)[]): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px;">
<tr><td class="note ink" style="padding:14px 18px;background:#FBEFE3;border-left:4px solid #B5371F;border-radius:8px;font:400 16px/1.5 ${raw(sans)};color:#211A16;">${parts}</td></tr>
</table>`;
}

/** An absolute http(s) address as it may stand in a link. Throws RangeError for anything else. */
function address(link: string): string {
  if (!/^https?:\/\/[^\s]+$/.test(link)) throw new RangeError('A link in a letter must be an absolute http address');
  return link;
}

export function link(to: string, label = to): Markup {
  return html`<a href="${address(to)}" target="_blank" rel="noopener" style="color:#B5371F;word-break:break-all;">${label}</a>`;
}

/** A button that mail programs without styles show as a link. */
export function button(to: string, label: string): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;">
<tr><td align="center" bgcolor="#B5371F" style="border-radius:999px;background:#B5371F;">
<a href="${address(to)}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 30px;font:600 16px/1.25 ${raw(sans)};color:#FFFFFF !important;text-decoration:none;border-radius:999px;">${label}</a>
</td></tr>
</table>`;
}

/** The button's address as text, for those whose mail program shows no buttons. */
export function linkAsText(to: string): Markup {
  return small('If the button does not work, copy this address into your browser:', raw('<br>'), link(to));
}
