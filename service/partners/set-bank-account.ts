import { adminFieldRulesTexts } from '../../messages/en/admin/field-rules.ts';
import { errorsPartnersTexts } from '../../messages/en/errors/partners.ts';
import { sentence } from '../../messages/message.ts';
import { notFound, wrongFields } from '../core/app-error.ts';
import { fieldProblem } from '../core/field-rule.ts';
import { requireRight } from '../core/may.ts';
import { bankAccountChanged } from '../emails/partner-statement.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { sealAccountNumber } from './account-number.ts';
import { accountNumberOf, holderRule, ifscOf, isAccountNumber, isIfsc } from './bank-account.ts';
import { accountOf, putAccount } from './bank-accounts.sql.ts';
import { lockPartner } from './commission.sql.ts';
import { findPartner } from './partners.sql.ts';

/**
 * Sets the bank account to which a partner's payouts are sent. The number is typed twice and stored encrypted; left
 * empty, the stored one stays. The partner is sent an email about it. Throws NotFoundError, ValidationError by field.
 *
 * @may admin, operator
 */
export async function setBankAccount(
  ctx: Context,
  input: {
    readonly documentId: string;
    readonly holder: string;
    readonly number: string;
    readonly numberAgain: string;
    readonly ifsc: string;
  },
): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  const holder = input.holder.trim().replace(/\s+/g, ' ');
  const [number, again, ifsc] = [accountNumberOf(input.number), accountNumberOf(input.numberAgain), ifscOf(input.ifsc)];
  await inTransaction(ctx, async (ctx) => {
    const partner = await findPartner(ctx.db, input);
    if (!partner) throw notFound(sentence(errorsPartnersTexts.partnerNotFound));
    await lockPartner(ctx.db, partner.id);
    const before = await accountOf(ctx.db, partner.id);
    const keeps = before !== undefined && number === '' && again === '';
    const wrong = wrongFields({
      holder: fieldProblem(holderRule, holder),
      number: keeps || isAccountNumber(number) ? undefined : sentence(adminFieldRulesTexts.accountNumberWrong),
      numberAgain: number === again ? undefined : sentence(adminFieldRulesTexts.accountNumbersDiffer),
      ifsc: isIfsc(ifsc) ? undefined : sentence(adminFieldRulesTexts.ifscWrong),
    });
    if (wrong) throw wrong;
    const lastDigits = keeps ? before.lastDigits : number.slice(-4);
    const sealedNumber = keeps ? before.sealedNumber : sealAccountNumber(number, ctx.config);
    await putAccount(ctx.db, { partner: partner.id, holder, ifsc, lastDigits, sealedNumber, now: ctx.now });
    await recordAudit(ctx, {
      action: 'set-bank-account',
      subjectType: 'partner',
      subjectId: partner.documentId,
      before: before ? { holder: before.holder, ifsc: before.ifsc, lastDigits: before.lastDigits } : null,
      after: { holder, ifsc, lastDigits, ...(keeps ? {} : { number: 'entered' }) },
    });
    if (keeps && before.holder === holder && before.ifsc === ifsc) return;
    const email = bankAccountChanged({ holder, digits: lastDigits, ifsc });
    await writeEmail(ctx, { kind: 'bank-account-changed', to: partner.email, ...email });
  });
}
