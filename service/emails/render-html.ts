import type { Block, Item, ItemPicture, Sum, TextRun } from './blocks.ts';
import { html, type Markup, raw } from './html.ts';
import { layout } from './html-layout.ts';
import { accent, bare, ink, rule, sans, serif, soft, tint } from './html-styles.ts';
import type { FinalEmail } from './word-email.ts';
import type { WebAddress, Words } from './words.ts';

const lineBreak = raw('<br>');

function written(runs: readonly TextRun[]): Markup[] {
  return runs.map((run) => (typeof run === 'string' ? html`${run}` : html`<strong>${run.strong}</strong>`));
}

function onLines(lines: readonly (string | Markup)[]): Markup[] {
  return lines.map((line, index) => html`${index > 0 ? lineBreak : ''}${line}`);
}

function paragraph(content: readonly Markup[]): Markup {
  return html`<p style="margin:0 0 18px;color:${ink};">${content}</p>`;
}

function aside(content: readonly Markup[]): Markup {
  return html`<div class="soft"><p style="margin:0 0 14px;font:400 14px/1.6 ${sans};color:${soft};">${content}</p></div>`;
}

function note(content: readonly Markup[]): Markup {
  return html`<table ${bare} width="100%" style="margin:0 0 22px;">
<tr><td class="note ink" style="padding:14px 18px;background:${tint};border-left:4px solid ${accent};border-radius:8px;font:400 16px/1.5 ${sans};color:${ink};">${content}</td></tr>
</table>`;
}

// Outlook reads the padding of the cell, all others that of the link, which makes the whole button clickable
function button(to: WebAddress, label: string): Markup {
  return html`<table ${bare} style="margin:8px 0 24px;">
<tr><td align="center" bgcolor="${accent}" style="border-radius:999px;background:${accent};mso-padding-alt:14px 30px;">
<a href="${to}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 30px;font:600 16px/1.25 ${sans};color:#FFFFFF !important;text-decoration:none;border-radius:999px;">${label}</a>
</td></tr>
</table>`;
}

function amount({ label, amount }: Sum): Markup {
  return html`<p class="ink" style="margin:0 0 14px;font:400 16px/1.4 ${sans};color:${ink};">${label}<br>
<strong style="font:600 30px/1.3 ${serif};">${amount}</strong></p>`;
}

function spelled(to: WebAddress, noButton: Words): Markup {
  const link = html`<a href="${to}" target="_blank" rel="noopener" style="color:${accent};word-break:break-all;">${to}</a>`;
  return aside(onLines([noButton, link]));
}

/** Beside its picture; its amount is below the details, because phones need the width. */
function itemRows({ when, picture, label, name, details, amount }: Item, language: string): Markup {
  // letters of Indian scripts hang together, and none is a capital
  const capitals = language === 'en' ? raw('letter-spacing:0.06em;text-transform:uppercase;') : '';
  const text = html`font:400 15px/1.55 ${sans};color:${ink};`;
  const lines = [...details, ...(amount === null ? [] : [html`<strong style="font-weight:600;">${amount}</strong>`])];
  return html`<tr class="ink"><td colspan="2" style="padding:16px 0 8px;${text}"><strong style="font-weight:600;">${when}</strong></td></tr>
<tr class="ink">
${picture ? html`<td class="rule" width="96" valign="top" style="padding:0 16px 16px 0;border-bottom:1px solid ${rule};">${image(picture)}</td>` : ''}
<td class="rule" ${picture ? '' : raw('colspan="2"')} valign="top" style="padding:0 0 16px;border-bottom:1px solid ${rule};${text}">
<span class="accent" style="font:600 12px/1.4 ${sans};color:${accent};${capitals}">${label}</span><br>
<strong style="font:600 18px/1.35 ${serif};">${name}</strong>${lines.map((line) => html`<br>${line}`)}
</td>
</tr>`;
}

function image({ at, alt }: ItemPicture): Markup {
  return html`<img class="note" src="${at}" alt="${alt}" width="96" height="96" style="display:block;width:96px;height:96px;border:0;border-radius:12px;background:${tint};font:400 12px/1.3 ${sans};">`;
}

function sumRow({ label, amount }: Sum, weight: 400 | 600): Markup {
  const text = html`font:${weight} 16px/1.5 ${sans};color:${ink};`;
  return html`<tr class="ink">
<td style="padding:10px 12px 0 0;${text}">${label}</td>
<td align="right" style="padding:10px 0 0;${text}white-space:nowrap;">${amount}</td>
</tr>`;
}

function htmlBlock(block: Block, language: string): Markup {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(written(block.runs));
    case 'note':
      return note(written(block.runs));
    case 'aside':
      return aside(written(block.runs));
    case 'lines':
      return paragraph(onLines(block.lines));
    case 'table':
      return html`<table ${bare} width="100%" style="margin:0 0 24px;">
<tr class="ink"><td colspan="2" style="font:600 16px/1.5 ${sans};color:${ink};">${block.title}</td></tr>
${block.rows.map((row) => sumRow(row, 400))}
</table>`;
    case 'button':
      return button(block.to, block.label);
    case 'amount':
      return amount(block);
    case 'items':
      return html`<table ${bare} width="100%" style="margin:0 0 24px;">
${block.items.map((item) => itemRows(item, language))}
${block.sums.map((sum) => sumRow(sum, 400))}
${block.total ? sumRow(block.total, 600) : ''}
</table>`;
  }
}

/** The email as an HTML page for mail programs. Every text is escaped. */
export function renderHtml(email: FinalEmail): string {
  const { blocks, language, frame } = email;
  const links = blocks.flatMap((block) => (block.kind === 'button' && block.spelled ? [block.to] : []));
  return layout(email, [
    ...blocks.map((block) => htmlBlock(block, language)),
    ...links.map((to) => spelled(to, frame.noButton)),
  ]);
}
