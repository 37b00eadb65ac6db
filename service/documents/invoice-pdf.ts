import { documentsInvoiceTexts } from '../../messages/en/documents/invoice.ts';
import type { Message } from '../../messages/message.ts';
import { english, type Translate } from '../../messages/translate.ts';
import { formatDay, today } from '../core/day.ts';
import { stateCodeOf } from '../core/gstin.ts';
import { formatExact, sum } from '../core/money.ts';
import { amountInWords } from './amount-in-words.ts';
import { headingOf, type Invoice, type InvoiceContent, type InvoiceLine, isTestInvoice, taxShares } from './invoice.ts';
import { footer, footTop, labelStyle, letterhead } from './letterhead.ts';
import { colours, inner, PdfCanvas, page } from './pdf-canvas.ts';
import type { Style } from './pdf-text.ts';
import type { Typefaces } from './typefaces.ts';

const { margin } = page;
const right = margin + inner;

/** The columns of the table: amounts are aligned right, texts left. */
const columns = {
  name: { x: margin, width: 216 },
  sac: { x: margin + 222, width: 44 },
  quantity: { x: margin + 266, width: 30 },
  taxable: { x: margin + 296, width: 72 },
  tax: { x: margin + 368, width: 66 },
  total: { x: right - 65, width: 65 },
} as const;

const small: Style = { size: 9 };
const soft: Style = { size: 8.5, colour: colours.soft };
const amountStyle: Style = { size: 9, align: 'right', lines: 1 };

/** In the booking's language and, for those who keep the books, in English; once if both say the same. */
function inBoth(t: Translate, say: (t: Translate) => string): string[] {
  return [...new Set([say(t), say(english)])];
}

function labelIn(t: Translate, message: Message): string {
  return inBoth(t, (t) => t(message)).join(' / ');
}

/**
 * Draws an invoice or credit note as it was issued. Labels are in both languages; particulars and amounts appear once.
 */
export function invoicePdf(t: Translate, faces: Typefaces, invoice: Invoice): Promise<Buffer> {
  const { content, name, issuedAt, total } = invoice;
  const heading = inBoth(t, (t) => headingOf(t, invoice)).join(' / ');
  const sheet = new PdfCanvas(faces, {
    title: `${heading} ${name}`,
    language: t.language,
    author: content.supplier.name,
    at: issuedAt,
  });
  const hasCodes = content.lines.some(({ sac }) => sac);
  const head = () => letterhead(sheet, content.supplier, heading, name);
  let y = parties(t, sheet, content, facts(t, invoice), head());
  const nextPage = (top: () => number) => {
    sheet.repeated(() => footer(t, sheet, content.supplier, name));
    sheet.newPage();
    sheet.repeated(() => {
      y = top();
    });
  };
  sheet.group('Table', () => {
    y = tableHead(t, sheet, hasCodes, y);
    for (const line of content.lines) {
      if (y > footTop - 60) nextPage(() => tableHead(t, sheet, hasCodes, head()));
      y = tableRow(t, sheet, line, hasCodes, y);
    }
  });
  if (y > footTop - 150) nextPage(head);
  y = totals(t, sheet, invoice, y + 6);
  y += sheet.text(labelIn(t, documentsInvoiceTexts.inWords), { x: margin, y, width: inner }, labelStyle);
  y += sheet.text(amountInWords(total), { x: margin, y, width: inner }, { size: 10, weight: 'strong', lines: 3 }) + 8;
  y += sheet.text(content.payment, { x: margin, y, width: inner }, soft);
  if (isTestInvoice(invoice))
    for (const words of inBoth(t, (t) => t(documentsInvoiceTexts.testPayment)))
      y += sheet.text(words, { x: margin, y: y + 4, width: inner }, soft);
  footer(t, sheet, content.supplier, inBoth(t, (t) => t(documentsInvoiceTexts.noSignature)).join(' '));
  return sheet.bytes();
}

function facts(t: Translate, { name, issuedAt, content }: Invoice): [string, string][] {
  return [
    [labelIn(t, documentsInvoiceTexts.number), name],
    [labelIn(t, documentsInvoiceTexts.date), formatDay(t, today(issuedAt))],
    [labelIn(t, documentsInvoiceTexts.booking), content.bookingId],
    ...optional(labelIn(t, documentsInvoiceTexts.corrects), content.corrects),
    ...optional(labelIn(t, documentsInvoiceTexts.correctsOf), content.correctsOf && formatDay(t, content.correctsOf)),
    ...optional(labelIn(t, documentsInvoiceTexts.placeOfSupply), stateText(content.placeOfSupply)),
  ];
}

/** Returns a State with its code, as the law requires (CGST Rules 2017, rule 46). */
function stateText(state: string | undefined): string | undefined {
  const code = state && stateCodeOf(state);
  return code ? `${state} (${code})` : state;
}

function optional(label: string, value: string | undefined): [string, string][] {
  return value ? [[label, value]] : [];
}

function parties(
  t: Translate,
  sheet: PdfCanvas,
  { supplier, buyer }: InvoiceContent,
  facts: [string, string][],
  top: number,
): number {
  const sides: [string, string, string[]][] = [
    [labelIn(t, documentsInvoiceTexts.from), supplier.name, [supplier.address, ...gstin(t, supplier)]],
    [
      labelIn(t, documentsInvoiceTexts.to),
      buyer.company ?? buyer.name,
      [
        ...(buyer.company ? [buyer.name] : []),
        buyer.address ?? '',
        stateText(buyer.state) ?? '',
        buyer.email ?? '',
        ...gstin(t, buyer),
      ],
    ],
  ];
  let bottom = top;
  for (const [index, [label, name, others]] of sides.entries()) {
    const at = { x: margin + index * 172, width: 158 };
    let y = top + sheet.text(label, { ...at, y: top }, labelStyle) + 1;
    y += sheet.text(name, { ...at, y }, { size: 11, weight: 'strong', lines: 3 });
    for (const other of others) if (other) y += sheet.text(other, { ...at, y }, { ...small, lines: 4 });
    bottom = Math.max(bottom, y);
  }
  let y = top;
  for (const [label, value] of facts) {
    const at = { x: margin + 350, width: inner - 350 };
    y += sheet.text(label, { ...at, y }, labelStyle);
    y += sheet.text(value, { ...at, y }, { ...small, lines: 2 }) + 4;
  }
  return Math.max(bottom, y) + 22;
}

function gstin(t: Translate, { gstin }: { gstin?: string | undefined }): string[] {
  return gstin ? [t(documentsInvoiceTexts.gstin, { gstin })] : [];
}

function tableHead(t: Translate, sheet: PdfCanvas, hasCodes: boolean, y: number): number {
  const headed = { ...labelStyle, align: 'right' } as const;
  const heads: [{ x: number; width: number }, Message, Style][] = [
    [columns.name, documentsInvoiceTexts.description, labelStyle],
    [columns.quantity, documentsInvoiceTexts.quantity, headed],
    [columns.taxable, documentsInvoiceTexts.taxable, headed],
    [columns.tax, documentsInvoiceTexts.tax, headed],
    [columns.total, documentsInvoiceTexts.lineTotal, headed],
  ];
  if (hasCodes) heads.splice(1, 0, [columns.sac, documentsInvoiceTexts.sac, labelStyle]);
  let last = y;
  const cell = (at: { x: number; width: number }, message: Message, style: Style) => {
    for (const [row, words] of inBoth(t, (t) => t(message)).entries()) {
      const top = y + row * 11;
      sheet.text(words, { ...at, y: top }, style);
      last = Math.max(last, top);
    }
  };
  sheet.group('TR', () => {
    for (const head of heads) sheet.group('TH', () => cell(...head), { scope: 'Column' });
  });
  sheet.rule(last + 16);
  return last + 22;
}

function tableRow(
  t: Translate,
  sheet: PdfCanvas,
  { name, about, sac, quantity, taxable, tax }: InvoiceLine,
  hasCodes: boolean,
  y: number,
): number {
  const { name: taxName, percent } = tax;
  const rate = percent !== null && tax.amount > 0 ? t(documentsInvoiceTexts.taxRate, { name: taxName, percent }) : '';
  let down = y;
  const cells: (() => void)[] = [
    () => {
      down += sheet.text(name, { ...columns.name, y }, { size: 10, weight: 'strong', lines: 2 });
      down += sheet.text(about, { ...columns.name, y: down }, { ...soft, lines: 2 });
    },
    ...(hasCodes ? [() => sheet.text(sac ?? '', { ...columns.sac, y }, small)] : []),
    () => sheet.text(String(quantity), { ...columns.quantity, y }, amountStyle),
    () => sheet.text(formatExact(taxable), { ...columns.taxable, y }, amountStyle),
    () => {
      const under = sheet.text(formatExact(tax.amount), { ...columns.tax, y }, amountStyle);
      if (rate !== '') sheet.text(rate, { ...columns.tax, y: y + under }, { ...soft, align: 'right', lines: 1 });
    },
    () => sheet.text(formatExact(sum([taxable, tax.amount])), { ...columns.total, y }, amountStyle),
  ];
  sheet.group('TR', () => {
    for (const draw of cells) sheet.group('TD', draw);
  });
  sheet.rule(down + 7);
  return down + 14;
}

function totals(t: Translate, sheet: PdfCanvas, { content, total, corrects }: Invoice, top: number): number {
  const label = { x: margin + 240, width: 186 };
  const value = { x: right - 120, width: 120 };
  let y = top;
  const shares = taxShares(content.lines);
  const taxable = sum(content.lines.map((line) => line.taxable));
  const rows: [string, string][] = [
    [labelIn(t, documentsInvoiceTexts.taxableValue), formatExact(taxable)],
    ...shares.map(({ name, percent, taxable, amount }): [string, string] => [
      percent === null
        ? t(documentsInvoiceTexts.taxOn, { name, taxable: formatExact(taxable) })
        : t(documentsInvoiceTexts.taxRateOn, { name, percent, taxable: formatExact(taxable) }),
      formatExact(amount),
    ]),
  ];
  const row = (draw: () => void) => sheet.group('TR', draw);
  sheet.group('Table', () => {
    for (const [what, much] of rows)
      row(() => {
        sheet.text(what, { ...label, y }, { ...small, colour: colours.soft, lines: 1, tag: 'TH' });
        y += sheet.text(much, { ...value, y }, { ...amountStyle, tag: 'TD' }) + 3;
      });
    sheet.rule(y + 3, label.x, right - label.x);
    y += 10;
    row(() => {
      const what = labelIn(t, corrects === null ? documentsInvoiceTexts.total : documentsInvoiceTexts.credited);
      sheet.text(what, { ...label, y: y + 2 }, { size: 12, weight: 'strong', tag: 'TH' });
      const style: Style = { size: 15, weight: 'strong', align: 'right', lines: 1, tag: 'TD' };
      y += sheet.text(formatExact(total), { ...value, y }, style);
    });
  });
  return y + 20;
}
