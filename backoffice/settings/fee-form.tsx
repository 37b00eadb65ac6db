import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { CheckboxField, TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { feeNames, feeTypes } from './fees-in-form.ts';

interface Props {
  title: string;
  lead?: string;
  /** Why guests may be put off by these fees. */
  warning?: string | undefined;
  /** Its place in the list; the next free one for a new entry. */
  at: number;
  isNew: boolean;
  version: string;
  types: readonly string[];
  fields: Readonly<Record<string, string>>;
  refused: Refused | undefined;
}

const fieldLabels = {
  amount: adminSettingsTexts.amountField,
  percent: adminSettingsTexts.percentField,
  cap: adminSettingsTexts.capField,
} as const;
const titles = { cleaning: adminSettingsTexts.cleaningFee, service: adminSettingsTexts.serviceFee } as const;

/** The fees of some property types: an amount, or a percentage of the price of the nights, with a cap. */
export function FeeForm({ title, lead, warning, at, isNew, version, types, fields, refused }: Props) {
  const t = useText();
  const ofTypes = refused?.errors['types'];
  return (
    <Panel title={title} lead={lead}>
      {warning ? (
        <Notice kind="info" className="mb-4">
          {warning}
        </Notice>
      ) : null}
      <AdminForm key={version} refused={refused} className="grid gap-5">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="at" value={at} />
        {feeNames.map((name) => (
          <fieldset key={name}>
            <legend className="mb-1 font-semibold">{t(titles[name])}</legend>
            <div className="grid grid-cols-3 gap-3">
              {(['amount', 'percent', 'cap'] as const).map((part) => (
                <TextField
                  key={part}
                  label={t(fieldLabels[part])}
                  inputMode="decimal"
                  autoComplete="off"
                  {...fieldProps(refused, `${name}.${part}`, fields[`${name}.${part}`])}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <fieldset aria-describedby={ofTypes ? `types-${at}` : undefined} data-wrong={ofTypes ? '' : undefined}>
          <legend className="mb-1 font-semibold">{t(adminSettingsTexts.for)}</legend>
          <div className="grid grid-cols-2 gap-x-4 xl:grid-cols-3">
            {feeTypes.map((type) => (
              <CheckboxField
                key={type}
                label={type === '*' ? t(adminSettingsTexts.allOtherTypes) : type}
                name={`type.${type}`}
                value="yes"
                defaultChecked={refused ? refused.typed[`type.${type}`] === 'yes' : types.includes(type)}
              />
            ))}
          </div>
          {ofTypes ? (
            <p id={`types-${at}`} role="alert" className="mt-1.5 text-sm font-medium text-danger">
              {ofTypes}
            </p>
          ) : null}
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Submit name="do" value="save">
            {isNew ? t(adminSettingsTexts.addFees) : t(adminSettingsTexts.save)}
          </Submit>
          {isNew ? null : (
            <Submit name="do" value="remove" variant="danger">
              {t(adminSettingsTexts.remove)}
            </Submit>
          )}
        </div>
      </AdminForm>
    </Panel>
  );
}
