import type { GuestDetails } from '../../service/booking/guests/guest-details.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { TextField } from '../ui/field.tsx';
import { type BusinessField, businessRules as rules } from './guest-form.ts';

/** Whom an invoice for a business names; stands where `business` is ticked. */
export default function BusinessFields(props: {
  told?: Pick<GuestDetails, BusinessField>;
  errors: Partial<Record<string, string>>;
  onChange?: (field: BusinessField) => void;
}) {
  const { told, errors, onChange } = props;
  const field = (name: BusinessField) => ({
    name,
    ...inputBounds(rules[name]),
    defaultValue: told?.[name] ?? '',
    error: errors[name],
    onChange: () => onChange?.(name),
  });
  return (
    <>
      <TextField label="Company" {...field('company')} autoComplete="organization" />
      <TextField label="GSTIN" {...field('gstin')} autoCapitalize="characters" autoComplete="off" />
      <TextField
        label="Address of the company"
        {...field('companyAddress')}
        multiline
        rows={2}
        className="sm:col-span-2"
      />
    </>
  );
}
