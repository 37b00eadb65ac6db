import { requestKinds } from '../../service/privacy/requests/data-request.ts';
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
  limit: { readonly days: number; readonly version: string };
  refused: Refused | undefined;
}) {
  const [requestRefusal, days] = [refusedIn(refused, 'ask'), refusedIn(refused, 'days')];
  return (
    <Section title="Requests by phone, post or email">
      <Fold title="Record a request" open={requestRefusal !== undefined}>
        <AdminForm refused={requestRefusal} className="grid max-w-2xl gap-3 sm:grid-cols-2">
          <SelectField label="Type of request" {...fieldProps(requestRefusal, 'kind', 'access')}>
            {requestKinds.map((kind) => (
              <option key={kind} value={kind}>
                {requestWords[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Email of the person"
            type="email"
            autoComplete="off"
            {...fieldProps(requestRefusal, 'email', email)}
          />
          <DayField label="Received on" max={today} {...fieldProps(requestRefusal, 'cameOn', today)} />
          <TextField
            label="Note"
            autoComplete="off"
            hint="We delete this note together with the person’s data."
            {...fieldProps(requestRefusal, 'note')}
          />
          <Submit name="do" value="ask" size="sm" className="justify-self-start">
            Save request
          </Submit>
        </AdminForm>
      </Fold>
      <Fold title={`Answer within ${limit.days} days`} open={days !== undefined}>
        <AdminForm key={limit.version} refused={days} className="grid max-w-md gap-3">
          <input type="hidden" name="version" value={limit.version} />
          <TextField
            label="Days to answer"
            inputMode="numeric"
            autoComplete="off"
            hint="From 1 to 90, the limit of rule 14(3) of the DPDP Rules 2025. Applies to new requests."
            {...fieldProps(days, 'days', String(limit.days))}
          />
          <Submit name="do" value="days" size="sm" className="justify-self-start">
            Save
          </Submit>
        </AdminForm>
      </Fold>
    </Section>
  );
}
