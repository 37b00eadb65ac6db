import { adminForeignGuestsTexts } from '../../messages/en/admin/foreign-guests.ts';
import type { listForeignGuests } from '../../service/booking/admin/list-foreign-guests.ts';
import {
  type ForeignGuestField,
  foreignGuestDays,
  foreignGuestFields,
  foreignGuestRules,
  sexes,
} from '../../service/booking/model/foreign-guest.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { Section } from './section.tsx';

type Recorded = Awaited<ReturnType<typeof listForeignGuests>>['guests'];

/** The foreign guests of a stay that were recorded, each with a button that deletes the entry. */
export function RecordedGuests({ guests, refused }: { guests: Recorded; refused: Refused | undefined }) {
  const t = useText();
  return (
    <Section title={t(adminForeignGuestsTexts.recorded)}>
      <ul className="divide-y divide-line">
        {guests.map((guest) => (
          <li key={guest.id} className="flex flex-wrap items-center justify-between gap-4 py-3">
            <span>{t(adminForeignGuestsTexts.guestLine, guest)}</span>
            <AdminForm refused={refused?.typed['of'] === String(guest.id) ? refused : undefined}>
              <input type="hidden" name="of" value={guest.id} />
              <Submit name="do" value="remove" variant="secondary" size="sm">
                <Rich
                  message={adminForeignGuestsTexts.removeGuest}
                  values={{ guest: guest.name, name: (words) => <span className="sr-only">{words}</span> }}
                />
              </Submit>
            </AdminForm>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the registration officer asks about a foreign guest. `form`: what this entry is called; `days`: how long it is kept. */
export function GuestForm({ form, days, refused }: { form: string; days: number; refused: Refused | undefined }) {
  const t = useText();
  return (
    <AdminForm refused={refused} className="grid gap-4 sm:grid-cols-2">
      <input type="hidden" name="form" value={refused?.typed['form'] ?? form} />
      {foreignGuestFields.map((field) => (
        <GuestField key={field} field={field} refused={refused} />
      ))}
      <p className="text-sm text-ink-soft sm:col-span-2">{t(adminForeignGuestsTexts.stored, { days })}</p>
      <Submit name="do" value="record" className="justify-self-start">
        {t(adminForeignGuestsTexts.record)}
      </Submit>
    </AdminForm>
  );
}

function GuestField({ field, refused }: { field: ForeignGuestField; refused: Refused | undefined }) {
  const t = useText();
  const props = { label: t(adminForeignGuestsTexts[field]), ...fieldProps(refused, field) };
  const bounds = inputBounds(foreignGuestRules[field]);
  if (field === 'sex')
    return (
      <SelectField {...props} required={bounds.required}>
        <option value="">{t(adminForeignGuestsTexts.choose)}</option>
        {sexes.map((sex) => (
          <option key={sex} value={sex}>
            {t(adminForeignGuestsTexts[sex])}
          </option>
        ))}
      </SelectField>
    );
  const hint = foreignGuestDays.includes(field) ? t(adminForeignGuestsTexts.dayHint) : undefined;
  return <TextField {...props} {...bounds} hint={hint} autoComplete="off" spellCheck={false} />;
}
