import { adminPrivacyTexts } from '../../messages/en/admin/privacy.ts';
import { requestKinds } from '../../service/privacy/requests/data-request.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { Fold, Section } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, DayField, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { requestWords } from './request-table.tsx';

/** A form for a request that came by email or phone, and the number of days for an answer. */
export function RequestForms({
  email,
  today,
  limit,
  refused,
}: {
  email: string;
  today: string;
  limit: { readonly days: number; readonly foreignGuestDays: number; readonly version: string };
  refused: Refused | undefined;
}) {
  const t = useText();
  const [requestRefusal, days] = [refusedIn(refused, 'ask'), refusedIn(refused, 'days')];
  return (
    <Section title={t(adminPrivacyTexts.requestsElsewhere)}>
      <Fold title={t(adminPrivacyTexts.recordARequest)} open={requestRefusal !== undefined}>
        <AdminForm refused={requestRefusal} className="grid max-w-2xl gap-3 sm:grid-cols-2">
          <SelectField label={t(adminPrivacyTexts.typeOfRequest)} {...fieldProps(requestRefusal, 'kind', 'access')}>
            {requestKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(requestWords[kind])}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t(adminPrivacyTexts.personEmail)}
            type="email"
            autoComplete="off"
            {...fieldProps(requestRefusal, 'email', email)}
          />
          <DayField
            label={t(adminPrivacyTexts.received)}
            max={today}
            {...fieldProps(requestRefusal, 'cameOn', today)}
          />
          <TextField
            label={t(adminPrivacyTexts.note)}
            autoComplete="off"
            hint={t(adminPrivacyTexts.noteHint)}
            {...fieldProps(requestRefusal, 'note')}
          />
          <Submit name="do" value="ask" size="sm" className="justify-self-start">
            {t(adminPrivacyTexts.saveRequest)}
          </Submit>
        </AdminForm>
      </Fold>
      <Fold title={t(adminPrivacyTexts.answerWithin, { days: limit.days })} open={days !== undefined}>
        <AdminForm key={limit.version} refused={days} className="grid max-w-md gap-3">
          <input type="hidden" name="version" value={limit.version} />
          <TextField
            label={t(adminPrivacyTexts.daysToAnswer)}
            inputMode="numeric"
            autoComplete="off"
            hint={t(adminPrivacyTexts.limitHint)}
            {...fieldProps(days, 'days', String(limit.days))}
          />
          <TextField
            label={t(adminPrivacyTexts.foreignGuestDays)}
            inputMode="numeric"
            autoComplete="off"
            hint={t(adminPrivacyTexts.foreignGuestDaysHint)}
            {...fieldProps(days, 'foreignGuestDays', String(limit.foreignGuestDays))}
          />
          <Submit name="do" value="days" size="sm" className="justify-self-start">
            {t(adminPrivacyTexts.save)}
          </Submit>
        </AdminForm>
      </Fold>
    </Section>
  );
}
