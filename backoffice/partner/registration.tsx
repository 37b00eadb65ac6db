import { adminPartnersTexts } from '../../messages/en/admin/partners.ts';
import { formatDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { Section } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import type { PartnerView } from './partner-products.tsx';

/** The day on which GST began: the start of a registration without a date. */
const beganOn = '2017-07-01';

/** The GST registration of a partner. */
export function Registration({
  registrations,
  today,
  refused,
}: {
  registrations: PartnerView['registrations'];
  today: string;
  refused: Refused | undefined;
}) {
  const t = useText();
  const own = refusedIn(refused, 'gstin');
  const gstin = registrations[0]?.gstin ?? '';
  return (
    <Section title={t(adminPartnersTexts.gstRegistration)}>
      <ul className="mb-3 divide-y divide-line">
        {registrations.map(({ from, gstin }) => (
          <li key={from} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="tabular-nums">{gstin ?? t(adminPartnersTexts.notRegistered)}</span>
            <span className="text-sm text-ink-soft">
              {from === beganOn
                ? t(adminPartnersTexts.registeredFromStart)
                : t(adminPartnersTexts.registeredFrom, { from: formatDay(t, from) })}
            </span>
          </li>
        ))}
      </ul>
      <AdminForm key={registrations[0]?.from} refused={own} className="grid gap-3">
        <TextField
          label={t(adminPartnersTexts.gstin)}
          autoComplete="off"
          hint={t(adminPartnersTexts.gstinHint)}
          {...fieldProps(own, 'gstin', gstin)}
        />
        <TextField
          label={t(adminPartnersTexts.appliesFrom)}
          hint={t(adminPartnersTexts.registrationHint)}
          type="date"
          {...fieldProps(own, 'from', today)}
        />
        <Submit name="do" value="gstin" size="sm" className="justify-self-start">
          {t(adminPartnersTexts.save)}
        </Submit>
      </AdminForm>
    </Section>
  );
}
