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
    <Panel title="Switch to another rule set" lead="Replaces all rules from the date you choose.">
      <Form method="get" noValidate className="grid gap-4">
        <SelectField label="Rule set" {...of('set', sets[0]?.name ?? '')}>
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
          Preview change
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
      title="Add or change a rule"
      lead="A rule for the same items and prices replaces the earlier one from its start date."
    >
      <Form method="get" noValidate key={JSON.stringify(typed)} className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Applies to" {...of('supply', 'lodging')}>
          {Object.entries(supplyNames).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField label="From" type="date" min={today} {...of('from', tomorrow)} />
        <TextField label="Rate (%)" inputMode="decimal" autoComplete="off" {...of('percent', '')} />
        <TextField label="Name on the invoice" autoComplete="off" {...of('name', 'GST')} />
        <TextField
          label="Prices from (₹)"
          inputMode="decimal"
          autoComplete="off"
          hint="Per night, day or ticket."
          {...of('bandFrom', '0')}
        />
        <TextField
          label="Prices to (₹)"
          inputMode="decimal"
          autoComplete="off"
          hint="Leave empty for no upper limit."
          {...of('bandTo', '')}
        />
        <TextField
          label="SAC"
          inputMode="numeric"
          autoComplete="off"
          hint="Service accounting code, 4 to 8 digits. It appears on invoices."
          {...of('sac', '')}
        />
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" name="do" value="rule" variant="secondary">
            Preview change
          </Button>
          {typed['supply'] === undefined ? null : (
            <Link to={adminUrls.tax} className="underline underline-offset-4">
              Start again
            </Link>
          )}
        </div>
      </Form>
    </Panel>
  );
}
