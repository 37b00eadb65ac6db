import { guestsTexts } from '../../messages/en/guests.ts';
import type { GuestDetails } from '../../service/booking/model/guest-details.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { buyerStates } from '../../service/core/gstin.ts';
import { useText } from '../rendering/text.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { type BusinessField, businessRules as rules } from './guest-form.ts';

/** The buyer of the invoice; shown if `business` is ticked. */
export default function BusinessFields(props: {
  initial?: Pick<GuestDetails, BusinessField>;
  /** True if the invoice shows the buyer's address and State. */
  asksAddress: boolean;
  errors: Partial<Record<string, string>>;
  onChange?: (field: BusinessField) => void;
}) {
  const t = useText();
  const { initial, errors, onChange } = props;
  const field = (name: BusinessField) => ({
    name,
    ...inputBounds(rules[name]),
    defaultValue: initial?.[name] ?? '',
    error: errors[name],
    onChange: () => onChange?.(name),
  });
  return (
    <>
      {props.asksAddress ? <p className="text-sm text-ink-soft sm:col-span-2">{t(guestsTexts.addressReason)}</p> : null}
      <TextField
        label={t(guestsTexts.enterCompany)}
        hint={t(guestsTexts.enterCompanyHint)}
        {...field('company')}
        autoComplete="organization"
      />
      <TextField
        label={t(guestsTexts.enterGstin)}
        hint={t(guestsTexts.enterGstinHint)}
        {...field('gstin')}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <TextField
        label={t(props.asksAddress ? guestsTexts.enterAddress : guestsTexts.enterAddressOptional)}
        {...field('companyAddress')}
        multiline
        rows={2}
        autoComplete="street-address"
        className="sm:col-span-2"
      />
      <SelectField
        label={t(props.asksAddress ? guestsTexts.enterState : guestsTexts.enterStateOptional)}
        {...field('state')}
        autoComplete="address-level1"
        className="sm:col-span-2"
      >
        <option value="">{t(guestsTexts.chooseState)}</option>
        {buyerStates.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
    </>
  );
}
