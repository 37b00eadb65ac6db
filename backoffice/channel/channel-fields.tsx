import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { fieldProps } from '../ui/admin-form.tsx';

interface Props {
  name?: string;
  unit?: number;
  address?: string;
  /** The number of units sold there. */
  units: number;
  refused: Refused | undefined;
}

/** The channel's name, the unit and the link to its calendar. */
export function ChannelFields({ name = '', unit = 1, address = '', units, refused }: Props) {
  return (
    <>
      <TextField
        label="Channel"
        autoComplete="off"
        hint="For example, ‘Airbnb’"
        {...fieldProps(refused, 'name', name)}
      />
      {units > 1 ? (
        <TextField
          label="Unit sold there"
          inputMode="numeric"
          hint={`You have ${units} units. Give channels that sell the same unit the same number.`}
          {...fieldProps(refused, 'unit', String(unit))}
        />
      ) : (
        <input type="hidden" name="unit" value="1" />
      )}
      <TextField
        label="Import link"
        inputMode="url"
        autoComplete="off"
        hint="Look for ‘Export calendar’ or ‘iCal’ there. Leave empty to export only."
        {...fieldProps(refused, 'address', address)}
      />
    </>
  );
}
