import { z } from 'zod';
import { type Day, isDay } from '../core/day.ts';
import { type Paise, paiseOf, sum } from '../core/money.ts';

const amount = z.number().int().transform(paiseOf);
const optional = z.string().min(1).optional();

/** A tax of a line: of one rate where it is known, and of which parts (CGST and SGST, or IGST) where that is. */
const tax = z.object({
  name: z.string(),
  percent: z.number().nullable(),
  amount,
  parts: z.array(z.object({ name: z.string(), percent: z.number(), amount })).default([]),
});

const invoiceLine = z.object({
  name: z.string(),
  /** When, for how many. */
  about: z.string(),
  /** The code of the service in the tariff, where the rule of tax says it. */
  sac: optional,
  quantity: z.number().int(),
  taxable: amount,
  tax,
  /** Where it stands in its booking, by which a credit note finds it. */
  place: z.number().int().optional(),
});

/** What an invoice or a credit note says, frozen when it is issued. What is not there is not printed. */
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
    /** Where the buyer lives, or is registered. */
    state: optional,
    gstin: optional,
  }),
  bookingId: z.string(),
  placeOfSupply: optional,
  /** How it was paid, or is given back. */
  payment: z.string(),
  lines: z.array(invoiceLine),
  /** Of a credit note: the invoice that it takes back some of. */
  corrects: optional,
  /** The day of that invoice. */
  correctsOf: z.custom<Day>(isDay).optional(),
});
export type InvoiceContent = z.output<typeof invoiceContent>;
export type InvoiceLine = InvoiceContent['lines'][number];

/** The series of its numbers: of test payments, which are no money, it is one of its own. */
export type Series = 'IN' | 'CN' | 'TI' | 'TC';

export function seriesOf(kind: 'invoice' | 'credit note', mode: 'live' | 'test'): Series {
  if (mode === 'test') return kind === 'invoice' ? 'TI' : 'TC';
  return kind === 'invoice' ? 'IN' : 'CN';
}

/** An invoice that was issued. */
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

/** What an invoice of these lines comes to, tax included. */
export function totalOf(lines: readonly Pick<InvoiceLine, 'taxable' | 'tax'>[]): Paise {
  return sum(lines.flatMap(({ taxable, tax }) => [taxable, tax.amount]));
}

/** What it is called at its head: without the supplier's GSTIN it is no tax invoice. */
export function headingOf({ series, content }: Pick<Invoice, 'series' | 'content'>): string {
  if (series === 'CN' || series === 'TC') return 'Credit note';
  return content.supplier.gstin ? 'Tax invoice' : 'Invoice';
}

export function isTrial({ series }: Pick<Invoice, 'series'>): boolean {
  return series === 'TI' || series === 'TC';
}

export interface TaxShare {
  readonly name: string;
  readonly percent: number | null;
  readonly taxable: Paise;
  readonly amount: Paise;
}

/** Taxes by name and rate, in the order in which they come; a tax that was split counts as its parts. */
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
