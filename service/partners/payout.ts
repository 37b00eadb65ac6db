import { adminPayoutsTexts } from '../../messages/en/admin/payouts.ts';
import { errorsPartnersTexts } from '../../messages/en/errors/partners.ts';
import { sentence } from '../../messages/message.ts';
import { english } from '../../messages/translate.ts';
import { conflict } from '../core/app-error.ts';
import { csvLine, escapeFormula } from '../core/csv.ts';
import { isPlain } from '../core/field-rule.ts';
import { type Paise, paiseOf, plainRupees } from '../core/money.ts';
import type { Balance } from './balance.ts';

/** A partner who is paid the whole balance, with the amount that the page showed. */
export interface ChosenPayout {
  readonly documentId: string;
  readonly amount: Paise;
}

/** Whether a text can be the reference of a transfer. */
export const isBankReference = (reference: string): boolean => /^.{1,100}$/.test(reference) && isPlain(reference);

/** The text of a row of the page, such as 'abc 150000'; undefined for any other text. */
export function chosenIn(text: string): ChosenPayout | undefined {
  const [, documentId = '', amount = ''] = /^(\w{1,40}) ([1-9]\d{0,14})$/.exec(text) ?? [];
  return documentId === '' ? undefined : { documentId, amount: paiseOf(Number(amount)) };
}

/**
 * The chosen partners, each once. Throws ConflictError unless there is one, and each is owed exactly the amount that
 * was shown, above zero.
 */
export function requireShown<Row extends { readonly documentId: string; readonly balance: Balance }>(
  rows: readonly Row[],
  chosen: readonly ChosenPayout[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.documentId, row]));
  const amounts = new Map(chosen.map(({ documentId, amount }) => [documentId, amount]));
  const found = [...amounts].flatMap(([documentId, amount]) => {
    const row = byId.get(documentId);
    return row && amount > 0 && row.balance.due === amount ? [row] : [];
  });
  if (found.length === 0 || found.length < amounts.size) throw conflict(sentence(errorsPartnersTexts.balancesChanged));
  return found;
}

/** The least amount of an RTGS transfer (RBI); smaller ones go by NEFT, which has no limits. */
const leastByRtgs = paiseOf(200_000_00);

/** A transfer of a bank file. */
export interface Transfer {
  readonly holder: string;
  readonly number: string;
  readonly ifsc: string;
  readonly amount: Paise;
  /** The months of the statements, oldest first, as `2026-11`. */
  readonly months: readonly string[];
  /** Our number of the partner. */
  readonly partner: number;
}

/** Transfers as the CSV that banks take for many payments at once: plain ASCII, amounts in rupees. */
export function bankFile(transfers: readonly Transfer[]): string {
  const head = [
    english(adminPayoutsTexts.transactionType),
    english(adminPayoutsTexts.beneficiaryName),
    english(adminPayoutsTexts.number),
    english(adminPayoutsTexts.ifsc),
    english(adminPayoutsTexts.amount),
    english(adminPayoutsTexts.narration),
    english(adminPayoutsTexts.customerReference),
  ];
  const rows = transfers.map(({ holder, number, ifsc, amount, months, partner }) => {
    const [first = '', last = first] = [months[0], months.at(-1)];
    const period = first === last ? first : `${first} to ${last}`;
    return [
      amount < leastByRtgs ? 'NEFT' : 'RTGS',
      holder,
      number,
      ifsc,
      plainRupees(amount),
      english(adminPayoutsTexts.payoutOf, { period }),
      `P${partner}-${last.replace('-', '')}`,
    ];
  });
  return [head, ...rows].map((cells) => csvLine(cells.map(escapeFormula))).join('');
}
