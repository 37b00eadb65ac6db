import { adminPayoutsTexts } from '../../messages/en/admin/payouts.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { Section } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import type { PartnerView } from './partner-products.tsx';

/** The bank account to which the partner's payouts are sent. */
export function BankAccountForm({
  account,
  refused,
}: {
  account: PartnerView['account'];
  refused: Refused | undefined;
}) {
  const t = useText();
  const own = refusedIn(refused, 'bank');
  return (
    <Section title={t(adminPayoutsTexts.bankAccount)}>
      <p className="mb-3 text-sm text-ink-soft">{t(adminPayoutsTexts.bankAccountLead)}</p>
      <p className="mb-3 tabular-nums">
        {account
          ? t(adminPayoutsTexts.accountTitle, { ...account, digits: account.lastDigits })
          : t(adminPayoutsTexts.noAccount)}
      </p>
      <AdminForm
        key={account ? `${account.holder} ${account.ifsc} ${account.lastDigits}` : ''}
        refused={own}
        className="grid gap-3"
      >
        <TextField
          label={t(adminPayoutsTexts.holder)}
          hint={t(adminPayoutsTexts.holderHint)}
          autoComplete="off"
          {...fieldProps(own, 'holder', account?.holder)}
        />
        <TextField
          label={t(adminPayoutsTexts.number)}
          hint={account ? t(adminPayoutsTexts.keepNumber, { digits: account.lastDigits }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          {...fieldProps(own, 'number')}
        />
        <TextField
          label={t(adminPayoutsTexts.numberAgain)}
          inputMode="numeric"
          autoComplete="off"
          {...fieldProps(own, 'numberAgain')}
        />
        <TextField
          label={t(adminPayoutsTexts.ifsc)}
          autoComplete="off"
          autoCapitalize="characters"
          {...fieldProps(own, 'ifsc', account?.ifsc)}
        />
        <Submit name="do" value="bank" size="sm" className="justify-self-start">
          {t(adminPayoutsTexts.save)}
        </Submit>
      </AdminForm>
    </Section>
  );
}
