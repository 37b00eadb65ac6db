import { html, type Markup, raw } from './html.ts';

/** A finished letter, not yet addressed. */
export interface LetterText {
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}

export const sans = "Figtree,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
export const serif = "Fraunces,Georgia,'Times New Roman',serif";

const dark = raw(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: #B5371F; }
  @media (max-width: 620px) { .card { padding: 28px 20px !important; } .sheet { padding: 16px 8px !important; } }
  @media (prefers-color-scheme: dark) {
    body, .sheet { background: #17110E !important; }
    .card { background: #221A16 !important; border-color: #3A2E27 !important; }
    .ink, .ink td, .ink p, .ink h1 { color: #F6EEE6 !important; }
    .soft, .soft td, .soft p { color: #C9BBAE !important; }
    .rule { border-color: #3A2E27 !important; }
    .note { background: #2C211B !important; }
    .accent, .soft a, .ink a { color: #FF9B80 !important; }
  }
`);

/** The sheet every letter is written on: 600 px, tables and inline styles, readable on light and dark screens. */
export function layout(letter: {
  readonly title: string;
  /** What a mailbox shows after the subject. */
  readonly preheader: string;
  readonly body: readonly Markup[];
  /** Why the reader gets it. */
  readonly reason: string;
  /** What stands under it: the way to end letters of this kind. */
  readonly footnote?: Markup;
}): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.title}</title>
<style>${dark}</style>
</head>
<body style="margin:0;padding:0;background:#FCF9F4;-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${letter.preheader}${raw('&#8199;&#847;'.repeat(40))}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sheet" style="background:#FCF9F4;">
<tr><td align="center" class="sheet" style="padding:32px 16px;background:#FCF9F4;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;">
<tr><td class="accent" style="padding:0 4px 20px;font:600 26px/1.2 ${raw(serif)};color:#B5371F;letter-spacing:-0.01em;">Padharo</td></tr>
<tr><td class="card ink" style="padding:40px 40px 36px;background:#FFFFFF;border:1px solid #ECE3D8;border-radius:16px;font:400 16px/1.6 ${raw(sans)};color:#211A16;">
<h1 style="margin:0 0 20px;font:600 28px/1.25 ${raw(serif)};color:#211A16;letter-spacing:-0.01em;">${letter.title}</h1>
${letter.body}
</td></tr>
<tr><td class="soft" style="padding:24px 8px 0;font:400 13px/1.6 ${raw(sans)};color:#6B5D52;">
<p style="margin:0 0 8px;color:#6B5D52;">${letter.reason}</p>
<p style="margin:0;color:#6B5D52;">Padharo: stays, attractions, tours and cars in India</p>
${letter.footnote ? html`<p style="margin:8px 0 0;color:#6B5D52;">${letter.footnote}</p>` : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text;
}
