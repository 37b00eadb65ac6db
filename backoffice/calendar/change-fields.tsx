import { CheckboxField, SelectField, TextField } from '../../storefront/ui/field.tsx';

export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

interface Props {
  errors: Readonly<Record<string, string>>;
  /** Initial values. */
  typed?: Readonly<Record<string, string>>;
  /** The field that gets the focus first. */
  focus?: 'price' | 'units' | undefined;
  /** True if the selection has arrival days: rooms and cars. */
  arrives: boolean;
}

const leave = 'Leave unchanged';

/** The fields of a calendar change. An empty field leaves its value unchanged. */
export function ChangeFields({ errors, typed = {}, focus, arrives }: Props) {
  const number = (name: string) => ({
    name,
    error: errors[name],
    defaultValue: typed[name] ?? '',
    placeholder: leave,
    autoComplete: 'off',
    ...(name === focus && { 'data-autofocus': true }),
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Price (₹)" inputMode="decimal" {...number('price')} />
        <TextField label="Availability" inputMode="numeric" {...number('units')} />
        <Choice label="Status" name="closed" typed={typed} words={['Closed', 'Open']} />
        {arrives ? <Choice label="Arrivals" name="arrival" typed={typed} words={['Allowed', 'No arrivals']} /> : null}
        {arrives ? <TextField label="Minimum stay" inputMode="numeric" {...number('minStay')} /> : null}
      </div>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Only on these weekdays</legend>
        <div className="flex flex-wrap gap-x-5">
          {weekdayNames.map((label, index) => (
            <CheckboxField key={label} label={label} name="on" value={index + 1} />
          ))}
        </div>
        <p className="text-sm text-ink-soft">Leave all unticked to apply to every day.</p>
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Reset to the season or default</legend>
        <div className="flex flex-wrap gap-x-5">
          <CheckboxField label="Price" name="unset" value="price" />
          <CheckboxField label="Availability" name="unset" value="units" />
          {arrives ? <CheckboxField label="Minimum stay" name="unset" value="minStay" /> : null}
        </div>
      </fieldset>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Save as a season</summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <TextField
            label="Season name"
            name="season"
            error={errors['season']}
            defaultValue={typed['season'] ?? ''}
            hint="Applies from the first to the last selected day. Changes to single days take precedence."
          />
          <TextField
            label="Percentage of the usual price"
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
  return (
    <SelectField label={label} name={name} defaultValue={typed[name] ?? ''}>
      <option value="">{leave}</option>
      <option value="yes">{yes}</option>
      <option value="no">{no}</option>
      <option value="unset">Season default</option>
    </SelectField>
  );
}
