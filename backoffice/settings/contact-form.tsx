import type { ReactNode } from 'react';
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
  const field = (name: string) => ({ ...fieldProps(refused, name, fields[name]), autoComplete: 'off' });
  return (
    <>
      <Part legend="Your business">
        <TextField label="Name" required {...field('name')} />
        <TextField label="Legal name, if different" {...field('legalName')} />
        <TextField label="Address" multiline rows={3} required className="sm:col-span-2" {...field('address')} />
        <TextField
          label="GSTIN"
          hint={
            state
              ? `Registered in ${state}. Invoices show it and split GST by place of supply.`
              : 'Makes your invoices tax invoices. The first two digits give the state.'
          }
          {...field('gstin')}
        />
      </Part>
      <Part legend="Contact">
        <TextField label="Phone" required type="tel" {...field('phone')} />
        <TextField label="Email" required type="email" {...field('email')} />
        <TextField
          label="WhatsApp"
          type="tel"
          hint="With country code, such as +91 98765 43210"
          {...field('whatsapp')}
        />
        <TextField label="Callback promise" hint="When and how soon you call people back." {...field('callBack')} />
        <TextField
          label="Help outside the hours"
          required
          hint="As shown on the site, such as 24/7"
          {...field('support')}
        />
      </Part>
      <fieldset className="mt-6 border-t border-line pt-5">
        <legend className="float-left mb-3 w-full font-semibold">Hours</legend>
        <div className="clear-both">
          <RowsField
            list="hours"
            what="line"
            columns={[
              { name: 'days', label: 'Days' },
              { name: 'open', label: 'Open' },
            ]}
            rows={hours}
            refused={refused}
            inLine
            grid="grid-cols-2"
          />
        </div>
      </fieldset>
      <Part legend="Grievance officer">
        <TextField label="Name and title" {...field('officer.name')} />
        <TextField label="Email" type="email" {...field('officer.email')} />
        <TextField label="Phone" type="tel" {...field('officer.phone')} />
        <TextField label="Hours" {...field('officer.hours')} />
      </Part>
      <Part legend="Location on the map">
        <TextField label="Latitude" required inputMode="decimal" {...field('latitude')} />
        <TextField label="Longitude" required inputMode="decimal" {...field('longitude')} />
      </Part>
    </>
  );
}
