import type { ReactNode } from 'react';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { fieldProps } from '../ui/admin-form.tsx';
import { RowsField } from './rows-field.tsx';

interface Props {
  fields: Readonly<Record<string, string>>;
  hours: readonly { readonly days: string; readonly open: string }[];
  /** The state of the GSTIN. */
  state: string | undefined;
  refused: Refused | undefined;
}

function Part({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6 border-t border-line pt-5 first-of-type:mt-0 first-of-type:border-0 first-of-type:pt-0">
      <legend className="float-left mb-3 w-full font-semibold">{legend}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** The operator's identity and contact details. */
export function ContactForm({ fields, hours, state, refused }: Props) {
  const t = useText();
  const field = (name: string) => ({ ...fieldProps(refused, name, fields[name]), autoComplete: 'off' });
  return (
    <>
      <Part legend={t(adminSettingsTexts.yourBusiness)}>
        <TextField label={t(adminSettingsTexts.name)} required {...field('name')} />
        <TextField label={t(adminSettingsTexts.legalNameIfDifferent)} {...field('legalName')} />
        <TextField
          label={t(adminSettingsTexts.address)}
          multiline
          rows={3}
          required
          className="sm:col-span-2"
          {...field('address')}
        />
        <TextField
          label={t(adminSettingsTexts.gstin)}
          hint={state ? t(adminSettingsTexts.gstinState, { state }) : t(adminSettingsTexts.gstinHint)}
          {...field('gstin')}
        />
      </Part>
      <Part legend={t(adminSettingsTexts.contact)}>
        <TextField label={t(adminSettingsTexts.phone)} required type="tel" {...field('phone')} />
        <TextField label={t(adminSettingsTexts.email)} required type="email" {...field('email')} />
        <TextField
          label={t(adminSettingsTexts.whatsapp)}
          type="tel"
          hint={t(adminSettingsTexts.phoneHint)}
          {...field('whatsapp')}
        />
        <TextField
          label={t(adminSettingsTexts.callbackPromise)}
          hint={t(adminSettingsTexts.callBackHint)}
          {...field('callBack')}
        />
        <TextField
          label={t(adminSettingsTexts.helpOutsideHours)}
          required
          hint={t(adminSettingsTexts.hoursHint)}
          {...field('support')}
        />
      </Part>
      <fieldset className="mt-6 border-t border-line pt-5">
        <legend className="float-left mb-3 w-full font-semibold">{t(adminSettingsTexts.hours)}</legend>
        <div className="clear-both">
          <RowsField
            list="hours"
            what="line"
            columns={[
              { name: 'days', label: t(adminSettingsTexts.days) },
              { name: 'open', label: t(adminSettingsTexts.open) },
            ]}
            rows={hours}
            refused={refused}
            inLine
            grid="grid-cols-2"
          />
        </div>
      </fieldset>
      <Part legend={t(adminSettingsTexts.grievanceOfficer)}>
        <TextField label={t(adminSettingsTexts.nameAndTitle)} {...field('officer.name')} />
        <TextField label={t(adminSettingsTexts.email)} type="email" {...field('officer.email')} />
        <TextField label={t(adminSettingsTexts.phone)} type="tel" {...field('officer.phone')} />
        <TextField label={t(adminSettingsTexts.hours)} {...field('officer.hours')} />
      </Part>
      <Part legend={t(adminSettingsTexts.locationOnTheMap)}>
        <TextField label={t(adminSettingsTexts.latitude)} required inputMode="decimal" {...field('latitude')} />
        <TextField label={t(adminSettingsTexts.longitude)} required inputMode="decimal" {...field('longitude')} />
      </Part>
    </>
  );
}
