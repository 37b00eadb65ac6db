import { html, type Markup, raw } from './html.ts';
import { accent, bare, card, ink, paper, rule, sans, serif, soft, styleSheet } from './html-styles.ts';
import type { FinalEmail } from './word-email.ts';
import { site } from './wording.ts';
import type { WebAddress, Words } from './words.ts';

/** Outlook ignores max-width: our table is wrapped in one of 600 px. */
const outlook = {
  open: raw(`<!--[if mso]><table ${bare.text} width="600" align="center"><tr><td><![endif]-->`),
  close: raw('<!--[if mso]></td></tr></table><![endif]-->'),
} as const;

function head(title: string): Markup {
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
<style>${styleSheet}</style>
</head>`;
}

function titleOf({ title, about }: FinalEmail): Markup {
  return html`<h1 style="margin:0 0 ${about ? 10 : 20}px;font:600 28px/1.25 ${serif};color:${ink};letter-spacing:-0.01em;">${title}</h1>
${about ? html`<div class="soft"><p style="margin:0 0 20px;font:400 14px/1.5 ${sans};color:${soft};">${about}</p></div>` : ''}`;
}

function foot({ reason, leave, checkAt, frame }: FinalEmail): Markup {
  return html`<p style="margin:0 0 8px;color:${soft};">${reason}</p>
<p style="margin:0;color:${soft};">${frame.tagline}</p>
${footLink(checkAt, frame.authentic)}
${leave ? footLink(leave, frame.unsubscribe) : ''}`;
}

function footLink(to: WebAddress, label: Words): Markup {
  return html`<p style="margin:8px 0 0;color:${soft};"><a href="${to}" target="_blank" rel="noopener" style="color:${accent};">${label}</a></p>`;
}

/** The layout of every email: 600 px, tables and inline styles, readable in light and dark mode. */
export function layout(email: FinalEmail, body: readonly Markup[]): string {
  // the filler keeps the beginning of the email out of the preview text
  const filler = raw('&#8199;&#847;'.repeat(40));
  return html`<!doctype html>
<html lang="${email.language}">
${head(email.title)}
<body style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${email.preheader}${filler}</div>
<table ${bare} width="100%" class="sheet" style="background:${paper};">
<tr><td align="center" class="sheet" style="padding:32px 16px;background:${paper};">
${outlook.open}
<table ${bare} width="100%" style="width:100%;max-width:600px;">
<tr><td class="accent" style="padding:0 4px 20px;font:600 26px/1.2 ${serif};color:${accent};letter-spacing:-0.01em;">${site}</td></tr>
<tr><td class="card ink" style="padding:40px 40px 36px;background:${card};border:1px solid ${rule};border-radius:16px;font:400 16px/1.6 ${sans};color:${ink};overflow-wrap:anywhere;word-break:break-word;">
${titleOf(email)}
${body}
</td></tr>
<tr><td class="soft" style="padding:24px 8px 0;font:400 13px/1.6 ${sans};color:${soft};">
${foot(email)}
</td></tr>
</table>
${outlook.close}
</td></tr>
</table>
</body>
</html>
`.text;
}
