import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import { weekdayWords } from '../../service/catalog/rules/rule-sentence.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { CheckboxField, SelectField, TextField } from '../../storefront/ui/field.tsx';

interface Props {
  errors: Readonly<Record<string, string>>;
  /** Initial values. */
  typed?: Readonly<Record<string, string>>;
  /** The field that gets the focus first. */
  focus?: 'price' | 'units' | undefined;
  /** True if the selection has arrival days: rooms and cars. */
  arrives: boolean;
}

/** The fields of a calendar change. An empty field leaves its value unchanged. */
export function ChangeFields({ errors, typed = {}, focus, arrives }: Props) {
  const t = useText();
  const number = (name: string) => ({
    name,
    error: errors[name],
    defaultValue: typed[name] ?? '',
    placeholder: t(adminCalendarTexts.leaveUnchanged),
    autoComplete: 'off',
    ...(name === focus && { 'data-autofocus': true }),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t(adminCalendarTexts.price)} inputMode="decimal" {...number('price')} />
        <TextField label={t(adminCalendarTexts.availability)} inputMode="numeric" {...number('units')} />
        <Choice
          label={t(adminCalendarTexts.status)}
          name="closed"
          typed={typed}
          words={[t(adminCalendarTexts.closedChoice), t(adminCalendarTexts.openChoice)]}
        />
        {arrives ? (
          <Choice
            label={t(adminCalendarTexts.arrivals)}
            name="arrival"
            typed={typed}
            words={[t(adminCalendarTexts.allowed), t(adminCalendarTexts.noArrivals)]}
          />
        ) : null}
        {arrives ? (
          <TextField label={t(adminCalendarTexts.minimumStay)} inputMode="numeric" {...number('minStay')} />
        ) : null}
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t(adminCalendarTexts.weekdays)}</legend>
        <div className="flex flex-wrap gap-x-5">
          {weekdayWords.map((label, index) => (
            <CheckboxField key={label.id} label={t(label)} name="on" value={index + 1} />
          ))}
        </div>
        <p className="text-sm text-ink-soft">{t(adminCalendarTexts.weekdaysHint)}</p>
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t(adminCalendarTexts.reset)}</legend>
        <div className="flex flex-wrap gap-x-5">
          <CheckboxField label={t(adminCalendarTexts.priceHead)} name="unset" value="price" />
          <CheckboxField label={t(adminCalendarTexts.availability)} name="unset" value="units" />
          {arrives ? <CheckboxField label={t(adminCalendarTexts.minimumStay)} name="unset" value="minStay" /> : null}
        </div>
      </fieldset>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t(adminCalendarTexts.saveAsSeason)}</summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <TextField
            label={t(adminCalendarTexts.seasonName)}
            name="season"
            error={errors['season']}
            defaultValue={typed['season'] ?? ''}
            hint={t(adminCalendarTexts.seasonHint)}
          />
          <TextField
            label={t(adminCalendarTexts.percentage)}
            inputMode="numeric"
            {...number('percent')}
            placeholder="120"
          />
        </div>
      </details>
    </div>
  );
}

function Choice({
  label,
  name,
  typed,
  words: [yes, no],
}: {
  label: string;
  name: string;
  typed: Readonly<Record<string, string>>;
  words: readonly [string, string];
}) {
  const t = useText();
  return (
    <SelectField label={label} name={name} defaultValue={typed[name] ?? ''}>
      <option value="">{t(adminCalendarTexts.leaveUnchanged)}</option>
      <option value="yes">{yes}</option>
      <option value="no">{no}</option>
      <option value="unset">{t(adminCalendarTexts.seasonDefault)}</option>
    </SelectField>
  );
}
