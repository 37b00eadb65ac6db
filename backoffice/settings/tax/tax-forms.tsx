import { Form, Link } from 'react-router';
import { Button } from '../../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../../storefront/ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { adminUrls } from '../../urls.ts';
import { supplyNames } from './tax-words.ts';

/** The values in the forms of the tax page: those of the address, or the usual ones. */
export interface TaxForms {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly today: string;
  readonly tomorrow: string;
  readonly sets: readonly { readonly name: string; readonly description: string }[];
}

/** These forms save nothing: they ask for a preview of a change. */
export function SwitchForm({ typed, errors, today, tomorrow, sets }: TaxForms) {
  const isThis = typed['do'] === 'switch';
  const of = (name: string, before: string) => ({
    name,
    error: isThis ? errors[name] : undefined,
    defaultValue: (isThis && typed[name]) || before,
  });
  return (
    <Panel title="Switch to another set of rules" lead="All rules at once, from a day on.">
      <Form method="get" noValidate className="grid gap-4">
        <SelectField label="Set" {...of('set', sets[0]?.name ?? '')}>
          {sets.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextField label="From" type="date" min={today} {...of('from', tomorrow)} />
        {sets.map(({ name, description }) => (
          <p key={name} className="text-sm text-ink-soft">
            <strong className="text-ink">{name}</strong>: {description}
          </p>
        ))}
        <Button type="submit" name="do" value="switch" variant="secondary" className="justify-self-start">
          See what it comes to
        </Button>
      </Form>
    </Panel>
  );
}

export function RuleForm({ typed, errors, today, tomorrow }: TaxForms) {
  const isThis = typed['do'] === 'rule' || typed['do'] === undefined;
  const of = (name: string, before: string) => ({
    name,
    error: isThis ? errors[name] : undefined,
    defaultValue: (isThis ? typed[name] : undefined) ?? before,
  });
  return (
    <Panel
      title="Add or change one rule"
      lead="A rule for the same and the same prices takes the place of the one before, from its day on."
    >
      <Form method="get" noValidate key={JSON.stringify(typed)} className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Of what" {...of('supply', 'lodging')}>
          {Object.entries(supplyNames).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField label="From" type="date" min={today} {...of('from', tomorrow)} />
        <TextField label="Rate, per cent" inputMode="decimal" autoComplete="off" {...of('percent', '')} />
        <TextField label="Name on the bill" autoComplete="off" {...of('name', 'GST')} />
        <TextField
          label="Prices from, in rupees"
          inputMode="decimal"
          autoComplete="off"
          hint="Of one night, day or ticket."
          {...of('bandFrom', '0')}
        />
        <TextField
          label="Prices to"
          inputMode="decimal"
          autoComplete="off"
          hint="Empty: without an end."
          {...of('bandTo', '')}
        />
        <TextField
          label="SAC"
          inputMode="numeric"
          autoComplete="off"
          hint="The code of the service, 4 to 8 digits; invoices say it."
          {...of('sac', '')}
        />
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" name="do" value="rule" variant="secondary">
            See what it comes to
          </Button>
          {typed['supply'] === undefined ? null : (
            <Link to={adminUrls.tax} className="underline underline-offset-4">
              Begin anew
            </Link>
          )}
        </div>
      </Form>
    </Panel>
  );
}
