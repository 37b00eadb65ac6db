import { adminPartnersTexts } from '../../messages/en/admin/partners.ts';
import { formatDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { Section } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import type { PartnerView } from './partner-products.tsx';

/** The site's commission on a partner's sales, and a form for a new rule. */
export function Commission({
  partner,
  today,
  refused,
}: {
  partner: PartnerView;
  today: string;
  refused: Refused | undefined;
}) {
  const t = useText();
  const { rules, products } = partner;
  const own = refusedIn(refused, 'commission');
  return (
    <Section title={t(adminPartnersTexts.commission)}>
      {rules.length === 0 ? <p className="text-ink-soft">{t(adminPartnersTexts.noCommission)}</p> : null}
      <ul className="divide-y divide-line">
        {rules.map(({ type, productId, product, percent, from }) => (
          <li key={`${type} ${productId} ${from}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {type === null ? t(adminPartnersTexts.everythingElse) : (product ?? t(adminPartnersTexts.deletedProduct))}
              <span className="block text-sm text-ink-soft">
                {t(adminPartnersTexts.soldFrom, { from: formatDay(t, from) })}
              </span>
            </span>
            <span className="font-semibold tabular-nums">{percent} %</span>
          </li>
        ))}
      </ul>
      <AdminForm key={rules.length} refused={own} className="mt-4 grid gap-3">
        <SelectField label={t(adminPartnersTexts.appliesTo)} name="product" defaultValue={own?.typed['product'] ?? ''}>
          <option value="">{t(adminPartnersTexts.everythingWithoutRate)}</option>
          {products.map(({ type, id, name }) => (
            <option key={`${type} ${id}`} value={`${type} ${id}`}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t(adminPartnersTexts.rate)}
          hint={t(adminPartnersTexts.rateHint)}
          inputMode="decimal"
          {...fieldProps(own, 'percent')}
        />
        <TextField
          label={t(adminPartnersTexts.appliesFrom)}
          hint={t(adminPartnersTexts.appliesFromHint)}
          type="date"
          {...fieldProps(own, 'from', today)}
        />
        <Submit name="do" value="commission" size="sm" className="justify-self-start">
          {t(adminPartnersTexts.saveRate)}
        </Submit>
      </AdminForm>
    </Section>
  );
}
