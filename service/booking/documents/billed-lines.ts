import { plainWords } from '../../catalog/plain-words.ts';
import type { TaxSum, TaxTerms } from '../../catalog/price.ts';
import { type Paise, paiseOf, sum } from '../../core/money.ts';
import type { InvoiceLine } from '../../documents/invoice.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { ruleOfLine, taxesOfLine, termsOf } from '../line-taxes.ts';
import { daysOf, whoOf } from '../line-words.ts';

/**
 * The lines as they are billed: each with the rule of tax that it was priced by, a fee that is taxed by itself beside
 * it, and, where the state of the operator (`from`) and the place of supply (`to`) are known, with the parts of its tax.
 */
export function billedLines(
  booking: Pick<Booking, 'lines' | 'taxRules' | 'createdAt'>,
  places: Places = { from: undefined, to: undefined },
): InvoiceLine[] {
  const terms = termsOf(booking);
  return booking.lines.flatMap((line) => {
    const about = [line.optionName, daysOf(line), whoOf(line)].filter(Boolean).join(', ');
    return suppliesOf(line, terms).map(({ fee, sac, taxable, ...tax }) => ({
      place: line.position,
      name: fee ? `${line.name}: ${fee}` : line.name,
      about,
      ...(sac && { sac }),
      quantity: line.quantity,
      ...withParts({ taxable, tax }, places),
    }));
  });
}

/** What a line is taxed as: itself, and those of its fees that bear another rate. Together they are its price and its tax. */
function suppliesOf(line: BookingLine, terms: TaxTerms) {
  const own = ruleOfLine(line, terms);
  const isOwn = ({ name, percent }: TaxSum) => name === own?.name && percent === own.percent;
  const taxes = taxesOfLine(line, terms);
  const apart = taxes.filter((tax) => !isOwn(tax));
  const untaxed = { name: 'Tax', percent: null, amount: paiseOf(line.tax - sum(apart.map(({ amount }) => amount))) };
  const taxable = paiseOf(line.subtotal - sum(apart.map((tax) => tax.taxable)));
  return [
    { ...untaxed, ...taxes.find(isOwn), taxable, sac: own?.sac, fee: undefined },
    ...apart.map((tax) => {
      const fee = line.details.fees.find(({ supply }) => supply && ruleOfLine(line, terms, supply)?.supply === supply);
      return { ...tax, sac: fee && ruleOfLine(line, terms, fee.supply)?.sac, fee: fee?.name ?? 'Fee' };
    }),
  ];
}

interface Places {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * Within a state half of GST is the centre's and half the state's; between two it is integrated, and whole (IGST Act 2017,
 * sections 7 and 8). None where a place or the rate is not known. The halves are equal: an odd paisa of what was sold before
 * taxes were whole rupees counts to the price.
 */
function withParts(
  { taxable, tax }: { taxable: Paise; tax: Omit<InvoiceLine['tax'], 'parts'> },
  { from, to }: Places,
): Pick<InvoiceLine, 'taxable' | 'tax'> {
  const { amount, percent } = tax;
  if (amount === 0 || percent === null || from === undefined || to === undefined)
    return { taxable, tax: { ...tax, parts: [] } };
  if (plainWords(from) !== plainWords(to))
    return { taxable, tax: { ...tax, parts: [{ name: 'IGST', percent, amount }] } };
  const half = { percent: percent / 2, amount: paiseOf(Math.floor(amount / 2)) };
  const even = sum([half.amount, half.amount]);
  return {
    taxable: paiseOf(taxable + amount - even),
    tax: { ...tax, amount: even, parts: ['CGST', 'SGST'].map((name) => ({ name, ...half })) },
  };
}
