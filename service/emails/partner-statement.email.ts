import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { emailsPartnerStatementTexts } from '../../messages/en/emails/partner-statement.ts';
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
    subject: sentence(emailsPartnerStatementTexts.subject, { amount }),
    title: sentence(emailsPartnerStatementTexts.title),
    preheader: sentence(emailsPartnerStatementTexts.preview, period),
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(
        sentence(emailsPartnerStatementTexts.paid, { amount, day: date(account.paidOn) }),
        ...(account.account === null
          ? []
          : [' ', sentence(emailsPartnerStatementTexts.toAccount, { digits: account.account })]),
      ),
      table(sentence(emailsPartnerStatementTexts.statement, period), [
        { label: sentence(emailsPartnerStatementTexts.sales), amount: formatExact(sales) },
        { label: sentence(emailsPartnerStatementTexts.commission), amount: less(commission) },
        ...(tcs === 0 ? [] : [{ label: sentence(emailsPartnerStatementTexts.tcs), amount: less(tcs) }]),
        ...(paid === 0 ? [] : [{ label: sentence(emailsPartnerStatementTexts.paidBefore), amount: less(paid) }]),
        { label: sentence(emailsPartnerStatementTexts.payout), amount: formatExact(due) },
        { label: sentence(emailsPartnerStatementTexts.bankReference), amount: oneLine(reference, 100) },
      ]),
      ...(exact === due ? [] : [aside(sentence(emailsPartnerStatementTexts.rounded))]),
      button(link, sentence(emailsPartnerStatementTexts.open)),
      paragraph(sentence(emailsPartnerStatementTexts.notRight)),
    ],
    reason: sentence(emailsPartnerStatementTexts.toPartner, siteName),
  });
}

/** Tells a partner which bank account was entered for their payouts: someone else may have asked for it. */
export function bankAccountChanged({
  holder,
  digits,
  ifsc,
}: {
  readonly holder: string;
  /** The last four of the number. */
  readonly digits: string;
  readonly ifsc: string;
}): EmailText {
  return emailText({
    subject: sentence(emailsPartnerStatementTexts.accountSubject),
    title: sentence(emailsPartnerStatementTexts.accountTitle),
    preheader: sentence(emailsPartnerStatementTexts.accountPreview, { digits }),
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(sentence(emailsPartnerStatementTexts.accountNow, { holder: oneLine(holder, 70), digits, ifsc })),
      paragraph(sentence(emailsPartnerStatementTexts.accountNotRight)),
    ],
    reason: sentence(emailsPartnerStatementTexts.toPartner, siteName),
  });
}
