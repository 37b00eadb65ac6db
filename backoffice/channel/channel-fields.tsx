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
      <TextField label="Channel" autoComplete="off" hint="As ‘Airbnb’" {...fieldProps(refused, 'name', name)} />
      {units > 1 ? (
        <TextField
          label="Which of them is sold there"
          inputMode="numeric"
          hint={`There are ${units}. Give channels that sell the same one the same number.`}
          {...fieldProps(refused, 'unit', String(unit))}
        />
      ) : (
        <input type="hidden" name="unit" value="1" />
      )}
      <TextField
        label="Address of their calendar"
        inputMode="url"
        autoComplete="off"
        hint="Found there under ‘Export calendar’ or ‘iCal’. Empty: nothing of theirs is read."
        {...fieldProps(refused, 'address', address)}
      />
    </>
  );
}
