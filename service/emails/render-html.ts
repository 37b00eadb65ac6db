import type { Block, Item, Sum, TextRun } from './blocks.ts';
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

function spelled(to: WebAddress, noButton: Words): Markup {
  const link = html`<a href="${to}" target="_blank" rel="noopener" style="color:${accent};word-break:break-all;">${to}</a>`;
  return aside(onLines([noButton, link]));
}

/** The last detail shares its row with the amount; the others use the full width, which phones need. */
function itemRows({ label, name, details, amount }: Item, language: string): Markup {
  // letters of Indian scripts hang together, and none is a capital
  const capitals = language === 'en' ? raw('letter-spacing:0.06em;text-transform:uppercase;') : '';
  const text = html`font:400 15px/1.55 ${sans};color:${ink};`;
  return html`<tr class="ink"><td colspan="2" style="padding:16px 0 0;${text}">
<span class="accent" style="font:600 12px/1.4 ${sans};color:${accent};${capitals}">${label}</span><br>
<strong style="font:600 18px/1.35 ${serif};">${name}</strong>${details.slice(0, -1).map((detail) => html`<br>${detail}`)}
</td></tr>
<tr class="ink">
<td class="rule" width="100%" valign="bottom" style="padding:0 12px 16px 0;border-bottom:1px solid ${rule};${text}">${details.at(-1) ?? ''}</td>
<td class="rule" align="right" valign="bottom" style="padding:0 0 16px;border-bottom:1px solid ${rule};font:600 15px/1.55 ${sans};color:${ink};white-space:nowrap;">${amount}</td>
</tr>`;
}

function sumRow({ label, amount }: Sum, weight: 400 | 600): Markup {
  const text = html`font:${weight} 16px/1.5 ${sans};color:${ink};`;
  return html`<tr class="ink">
<td style="padding:10px 12px 0 0;${text}">${label}</td>
<td align="right" style="padding:10px 0 0;${text}white-space:nowrap;">${amount}</td>
</tr>`;
}

function htmlBlock(block: Block, { language, frame: { noButton } }: FinalEmail): Markup {
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
      return html`${button(block.to, block.label)}${block.spelled ? spelled(block.to, noButton) : ''}`;
    case 'items':
      return html`<table ${bare} width="100%" style="margin:0 0 24px;">
${block.items.map((item) => itemRows(item, language))}
${block.sums.map((sum) => sumRow(sum, 400))}
${sumRow(block.total, 600)}
</table>`;
  }
}

/** The email as an HTML page for mail programs. Every text is escaped. */
export function renderHtml(email: FinalEmail): string {
  return layout(
    email,
    email.blocks.map((block) => htmlBlock(block, email)),
  );
}
