import type { GuestDetails } from '../../service/booking/model/guest-details.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { buyerStates } from '../../service/core/gstin.ts';
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
  const { initial, errors, onChange } = props;
  const field = (name: BusinessField) => ({
    name,
    ...inputBounds(rules[name]),
    defaultValue: initial?.[name] ?? '',
    error: errors[name],
    onChange: () => onChange?.(name),
  });
  const optional = props.asksAddress ? '' : ' (optional)';
  return (
    <>
      {props.asksAddress ? (
        <p className="text-sm text-ink-soft sm:col-span-2">
          Invoices of ₹50,000 or more show the buyer’s address and State. Please add yours.
        </p>
      ) : null}
      <TextField
        label="Name on the invoice (optional)"
        hint="A company or a person, if not the person booking"
        {...field('company')}
        autoComplete="organization"
      />
      <TextField
        label="GSTIN (optional)"
        hint="For a business"
        {...field('gstin')}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <TextField
        label={`Address on the invoice${optional}`}
        {...field('companyAddress')}
        multiline
        rows={2}
        autoComplete="street-address"
        className="sm:col-span-2"
      />
      <SelectField
        label={`State${optional}`}
        {...field('state')}
        autoComplete="address-level1"
        className="sm:col-span-2"
      >
        <option value="">Choose a State</option>
        {buyerStates.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </SelectField>
    </>
  );
}
