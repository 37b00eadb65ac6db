import { Form, Link } from 'react-router';
import { adminTaxTexts } from '../../../messages/en/admin/tax.ts';
import { useText } from '../../../storefront/rendering/text.tsx';
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
  const t = useText();
  const isThis = typed['do'] === 'switch';
  const of = (name: string, before: string) => ({
    name,
    error: isThis ? errors[name] : undefined,
    defaultValue: (isThis && typed[name]) || before,
  });
  return (
    <Panel title={t(adminTaxTexts.switchSet)} lead={t(adminTaxTexts.switchSetHint)}>
      <Form method="get" noValidate className="grid gap-4">
        <SelectField label={t(adminTaxTexts.ruleSet)} {...of('set', sets[0]?.name ?? '')}>
          {sets.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextField label={t(adminTaxTexts.from)} type="date" min={today} {...of('from', tomorrow)} />
        {sets.map(({ name, description }) => (
          <p key={name} className="text-sm text-ink-soft">
            <strong className="text-ink">{name}</strong>: {description}
          </p>
        ))}
        <Button type="submit" name="do" value="switch" variant="secondary" className="justify-self-start">
          {t(adminTaxTexts.previewChange)}
        </Button>
      </Form>
    </Panel>
  );
}

export function RuleForm({ typed, errors, today, tomorrow }: TaxForms) {
  const t = useText();
  const isThis = typed['do'] === 'rule' || typed['do'] === undefined;
  const of = (name: string, before: string) => ({
    name,
    error: isThis ? errors[name] : undefined,
    defaultValue: (isThis ? typed[name] : undefined) ?? before,
  });
  return (
    <Panel title={t(adminTaxTexts.changeRule)} lead={t(adminTaxTexts.changeRuleHint)}>
      <Form method="get" noValidate key={JSON.stringify(typed)} className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t(adminTaxTexts.appliesTo)} {...of('supply', 'lodging')}>
          {Object.entries(supplyNames).map(([value, label]) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </SelectField>
        <TextField label={t(adminTaxTexts.from)} type="date" min={today} {...of('from', tomorrow)} />
        <TextField label={t(adminTaxTexts.rateField)} inputMode="decimal" autoComplete="off" {...of('percent', '')} />
        <TextField label={t(adminTaxTexts.invoiceName)} autoComplete="off" {...of('name', 'GST')} />
        <TextField
          label={t(adminTaxTexts.pricesFrom)}
          inputMode="decimal"
          autoComplete="off"
          hint={t(adminTaxTexts.pricesFromHint)}
          {...of('bandFrom', '0')}
        />
        <TextField
          label={t(adminTaxTexts.pricesTo)}
          inputMode="decimal"
          autoComplete="off"
          hint={t(adminTaxTexts.pricesToHint)}
          {...of('bandTo', '')}
        />
        <TextField
          label={t(adminTaxTexts.sac)}
          inputMode="numeric"
          autoComplete="off"
          hint={t(adminTaxTexts.sacHint)}
          {...of('sac', '')}
        />
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" name="do" value="rule" variant="secondary">
            {t(adminTaxTexts.previewChange)}
          </Button>
          {typed['supply'] === undefined ? null : (
            <Link to={adminUrls.tax} className="underline underline-offset-4">
              {t(adminTaxTexts.startAgain)}
            </Link>
          )}
        </div>
      </Form>
    </Panel>
  );
}
