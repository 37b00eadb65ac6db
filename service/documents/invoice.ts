import { z } from 'zod';
import { documentsInvoiceTexts } from '../../messages/en/documents/invoice.ts';
import type { Translate } from '../../messages/translate.ts';
import { type Day, dayOf, isDay } from '../core/day.ts';
import { type Paise, paiseOf, sum } from '../core/money.ts';

const amount = z.number().int().transform(paiseOf);
const optional = z.string().min(1).optional();

/** The tax of a line: its rate if it has one, and its parts (CGST and SGST, or IGST) if known. */
const tax = z.object({
  name: z.string(),
  percent: z.number().nullable(),
  amount,
  parts: z.array(z.object({ name: z.string(), percent: z.number(), amount })).default([]),
});

const invoiceLine = z.object({
  name: z.string(),
  /** Dates and number of guests. */
  about: z.string(),
  /** The service code (SAC), if the tax rule has one. */
  sac: optional,
  quantity: z.number().int(),
  taxable: amount,
  tax,
  /** The position of its line in the booking, by which credit notes find it. */
  place: z.number().int().optional(),
});

/** The content of an invoice or credit note, frozen when it is issued. Missing fields are not printed. */
export const invoiceContent = z.object({
  supplier: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    gstin: optional,
    site: z.string(),
  }),
  buyer: z.object({
    name: z.string(),
    email: optional,
    company: optional,
    address: optional,
    /** The State in which the buyer lives or is registered. */
    state: optional,
    gstin: optional,
  }),
  bookingId: z.string(),
  placeOfSupply: optional,
  /** How it was paid or refunded. */
  payment: z.string(),
  lines: z.array(invoiceLine),
  /** Of a credit note: the name of the invoice that it corrects. */
  corrects: optional,
  /** The date of that invoice. */
  correctsOf: z.custom<Day>(isDay).optional(),
});
export type InvoiceContent = z.output<typeof invoiceContent>;
export type InvoiceLine = InvoiceContent['lines'][number];

/** The number series. Test payments have series of their own. */
export type Series = 'IN' | 'CN' | 'TI' | 'TC';

export function seriesOf(kind: 'invoice' | 'credit note', mode: 'live' | 'test'): Series {
  if (mode === 'test') return kind === 'invoice' ? 'TI' : 'TC';
  return kind === 'invoice' ? 'IN' : 'CN';
}

/** An issued invoice or credit note. */
export interface Invoice {
  readonly id: number;
  /** 'IN/26-27/0000001' */
  readonly name: string;
  readonly series: Series;
  readonly issuedAt: Date;
  readonly total: Paise;
  /** The id of the invoice that a credit note corrects. */
  readonly corrects: number | null;
  readonly content: InvoiceContent;
}

/** Returns the total of invoice lines, including tax. */
export function totalOf(lines: readonly Pick<InvoiceLine, 'taxable' | 'tax'>[]): Paise {
  return sum(lines.flatMap(({ taxable, tax }) => [taxable, tax.amount]));
}

/** Returns the heading; without the supplier's GSTIN it is not a tax invoice. */
export function headingOf(t: Translate, { series, content }: Pick<Invoice, 'series' | 'content'>): string {
  if (series === 'CN' || series === 'TC') return t(documentsInvoiceTexts.creditNote);
  return t(content.supplier.gstin ? documentsInvoiceTexts.taxInvoice : documentsInvoiceTexts.invoice);
}

export function isTestInvoice({ series }: Pick<Invoice, 'series'>): boolean {
  return series === 'TI' || series === 'TC';
}

export interface TaxShare {
  readonly name: string;
  readonly percent: number | null;
  readonly taxable: Paise;
  readonly amount: Paise;
}

/** Adds up taxes by name and rate, in order of appearance; a split tax counts as its parts. */
export function taxShares(lines: readonly InvoiceLine[]): TaxShare[] {
  const shares = new Map<string, TaxShare>();
  for (const { tax, taxable } of lines) {
    for (const { name, percent, amount } of tax.parts.length > 0 ? tax.parts : [tax]) {
      if (amount === 0) continue;
      const known = shares.get(`${name} ${percent}`);
      shares.set(`${name} ${percent}`, {
        name,
        percent,
        taxable: sum([known?.taxable ?? paiseOf(0), taxable]),
        amount: sum([known?.amount ?? paiseOf(0), amount]),
      });
    }
  }
  return [...shares.values()];
}

/** Returns the year in which the financial year (in India) of a day begins. */
function firstYear(on: Day): number {
  const [year = '', month = ''] = on.split('-');
  return Number(year) - (Number(month) < 4 ? 1 : 0);
}

/** Returns the financial year (in India) of a day, from April to March: '26-27' from 1 April 2026 on. */
export function financialYear(on: Day): string {
  const first = firstYear(on);
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** Years after its own for which the books of a financial year are kept (Companies Act 2013, s. 128; CGST Act 2017, s. 36 asks for less). */
const yearsKept = 8;

/** Returns the last day on which the books of that day's financial year must be retained. */
export function booksKeptUntil(on: Day): Day {
  return dayOf(`${firstYear(on) + 1 + yearsKept}-03-31`);
}
