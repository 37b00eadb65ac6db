import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { emailsPartnerStatementTexts as texts } from '../../messages/en/emails/partner-statement.ts';
import { sentence, type WordedLater } from '../../messages/message.ts';
import { type Day, formatDate } from '../core/day.ts';
import { formatExact, formatMoney, type Paise, paiseOf } from '../core/money.ts';
import { aside, button, type EmailText, emailText, paragraph, table } from './blocks.ts';
import { siteName } from './wording.ts';
import { oneLine } from './words.ts';

/** The account of a partner for the months that a transfer settles. */
export interface SettledAccount {
  /** The first day of the first month, and the last day of the last one. */
  readonly first: Day;
  readonly last: Day;
  readonly sales: Paise;
  readonly commission: Paise;
  readonly tcs: Paise;
  readonly paid: Paise;
  /** The transferred amount. */
  readonly due: Paise;
  readonly reference: string;
  readonly paidOn: Day;
  /** The last digits of the bank account; null: unknown. */
  readonly account: string | null;
  readonly link: string;
}

const date =
  (on: Day): WordedLater =>
  (reader) =>
    formatDate(reader, on);
const less = (amount: Paise) => (amount === 0 ? formatExact(amount) : `− ${formatExact(amount)}`);

/** Tells a partner about a transfer, with the statement that it settles. */
export function partnerStatement(account: SettledAccount): EmailText {
  const { sales, commission, tcs, paid, due, reference, link } = account;
  const period = { first: date(account.first), last: date(account.last) };
  const amount = formatMoney(due);
  const exact = paiseOf(sales - commission - tcs - paid);
  return emailText({
    subject: sentence(texts.subject, { amount }),
    title: sentence(texts.title),
    preheader: sentence(texts.preview, period),
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(
        sentence(texts.paid, { amount, day: date(account.paidOn) }),
        ...(account.account === null ? [] : [' ', sentence(texts.toAccount, { digits: account.account })]),
      ),
      table(sentence(texts.statement, period), [
        { label: sentence(texts.sales), amount: formatExact(sales) },
        { label: sentence(texts.commission), amount: less(commission) },
        ...(tcs === 0 ? [] : [{ label: sentence(texts.tcs), amount: less(tcs) }]),
        ...(paid === 0 ? [] : [{ label: sentence(texts.paidBefore), amount: less(paid) }]),
        { label: sentence(texts.payout), amount: formatExact(due) },
        { label: sentence(texts.bankReference), amount: oneLine(reference, 100) },
      ]),
      ...(exact === due ? [] : [aside(sentence(texts.rounded))]),
      button(link, sentence(texts.open)),
      paragraph(sentence(texts.notRight)),
    ],
    reason: sentence(texts.toPartner, siteName),
  });
}
