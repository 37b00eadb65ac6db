import { useState } from 'react';
import { guestsTexts } from '../../messages/en/guests.ts';
import type { GuestDetails } from '../../service/booking/model/guest-details.ts';
import { guestRules as rules } from '../../service/booking/model/guest-rules.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { useText } from '../rendering/text.tsx';
import { CheckboxField, TextField } from '../ui/field.tsx';
import BusinessFields from './business-fields.tsx';
import { arrivalField, type LineQuestions, namesField } from './guest-form.ts';

/** A line with the guest names entered so far. */
export interface GuestFieldsLine extends LineQuestions {
  readonly arrivalTime: string | null;
  readonly guestNames: readonly string[];
}

/** The fields of the guest details, filled in with known values. */
export function GuestFields(props: {
  lead: string;
  details: GuestDetails;
  lines: readonly GuestFieldsLine[];
  /** True if the invoice shows the buyer's address and State. */
  asksAddress: boolean;
  errors: Partial<Record<string, string>>;
}) {
  const t = useText();
  const { details, lines, errors } = props;
  const [chosen, setChosen] = useState<boolean>();
  const { company, companyAddress, state } = details;
  const business =
    chosen ?? (props.asksAddress || [company, companyAddress, state].some((guestNames) => guestNames !== null));
  const wide = 'sm:col-span-2';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t(guestsTexts.leadTraveller)}
        name="leadTraveller"
        {...inputBounds(rules.leadTraveller)}
        autoComplete="name"
        defaultValue={props.lead}
        error={errors['leadTraveller']}
      />
      <TextField
        label={t(guestsTexts.enterPhone)}
        name="phone"
        {...inputBounds(rules.phone)}
        type="tel"
        autoComplete="tel"
        defaultValue={details.phone ?? ''}
        error={errors['phone']}
      />
      {lines.map((line) =>
        line.arrival ? (
          <TextField
            key={line.key}
            label={t(guestsTexts.enterArrival, { name: line.name })}
            name={arrivalField(line)}
            type="time"
            defaultValue={line.arrivalTime ?? ''}
            error={errors[arrivalField(line)]}
            className={wide}
          />
        ) : line.names > 0 ? (
          <TextField
            key={line.key}
            label={t(guestsTexts.enterNames, { name: line.name })}
            name={namesField(line)}
            multiline
            rows={Math.min(8, line.names + 1)}
            hint={t(guestsTexts.enterNamesHint, { names: line.names })}
            defaultValue={line.guestNames.join('\n')}
            error={errors[namesField(line)]}
            className={wide}
          />
        ) : null,
      )}
      <TextField
        label={t(guestsTexts.enterRequests)}
        name="requests"
        {...inputBounds(rules.requests)}
        multiline
        rows={3}
        defaultValue={details.requests ?? ''}
        error={errors['requests']}
        className={wide}
      />
      <CheckboxField
        label={t(guestsTexts.wantsInvoice)}
        name="business"
        checked={business}
        onChange={(event) => setChosen(event.target.checked)}
        className={wide}
      />
      {business ? <BusinessFields initial={details} asksAddress={props.asksAddress} errors={errors} /> : null}
    </div>
  );
}
