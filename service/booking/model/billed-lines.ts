import type { Translate } from '../../../messages/translate.ts';
import { plainWords } from '../../catalog/plain-words.ts';
import type { TaxSum, TaxTerms } from '../../catalog/tax.ts';
import { type Paise, paiseOf, sum } from '../../core/money.ts';
import type { InvoiceLine } from '../../documents/invoice.ts';
import type { Booking, BookingLine } from './booking.ts';
import { datesText, guestsText } from './line.ts';
import { ruleOfLine, taxesOfLine, taxTermsOf } from './line-taxes.ts';

/**
 * Returns the invoice lines of a booking, each with its tax rule; a fee with another rate is a line of its own. If the
 * state of the operator (`from`) and the place of supply (`to`) are known, the tax is split into its parts.
 */
export function billedLines(
  t: Translate,
  booking: Pick<Booking, 'lines' | 'taxRules' | 'createdAt'>,
  places: Places = { from: undefined, to: undefined },
): InvoiceLine[] {
  const terms = taxTermsOf(booking);
  return booking.lines.flatMap((line) => {
    const about = [line.optionName, datesText(t, line), guestsText(t, line)].filter(Boolean).join(', ');
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

/**
 * Returns the supplies of a line: the line itself and those of its fees that have another rate. Together they are its
 * price and tax.
 */
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
      const fee = line.fees.find(({ supply }) => supply && ruleOfLine(line, terms, supply)?.supply === supply);
      return { ...tax, sac: fee && ruleOfLine(line, terms, fee.supply)?.sac, fee: fee?.name ?? 'Fee' };
    }),
  ];
}

interface Places {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * Splits a tax: within a state into equal halves of CGST and SGST, between states it is IGST (IGST Act 2017, sections 7
 * and 8). No split if a place or the rate is unknown. An odd paisa of older sales is added to the price, so that the
 * halves are equal.
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
