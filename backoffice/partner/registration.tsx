import { formatDay } from '../../service/core/day.ts';
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
  const own = refusedIn(refused, 'gstin');
  const gstin = registrations[0]?.gstin ?? '';
  return (
    <Section title="GST registration">
      <ul className="mb-3 divide-y divide-line">
        {registrations.map(({ from, gstin }) => (
          <li key={from} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="tabular-nums">{gstin ?? 'Not registered'}</span>
            <span className="text-sm text-ink-soft">
              {from === beganOn ? 'from the start' : `from ${formatDay(from)}`}
            </span>
          </li>
        ))}
      </ul>
      <AdminForm key={registrations[0]?.from} refused={own} className="grid gap-3">
        <TextField
          label="GSTIN"
          autoComplete="off"
          hint="Leave empty if not registered. TCS and section 9(5) depend on it."
          {...fieldProps(own, 'gstin', gstin)}
        />
        <TextField
          label="Applies from"
          hint="Earlier sales keep the registration of their time."
          type="date"
          {...fieldProps(own, 'from', today)}
        />
        <Submit name="do" value="gstin" size="sm" className="justify-self-start">
          Save
        </Submit>
      </AdminForm>
    </Section>
  );
}
