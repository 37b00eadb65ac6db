import { adminChannelsTexts } from '../../messages/en/admin/channels.ts';
import { useText } from '../../storefront/rendering/text.tsx';
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
  const t = useText();
  return (
    <>
      <TextField
        label={t(adminChannelsTexts.channel)}
        autoComplete="off"
        hint={t(adminChannelsTexts.forExampleAirbnb)}
        {...fieldProps(refused, 'name', name)}
      />
      {units > 1 ? (
        <TextField
          label={t(adminChannelsTexts.unitSoldThere)}
          inputMode="numeric"
          hint={t(adminChannelsTexts.unitsHint, { units })}
          {...fieldProps(refused, 'unit', String(unit))}
        />
      ) : (
        <input type="hidden" name="unit" value="1" />
      )}
      <TextField
        label={t(adminChannelsTexts.importLink)}
        inputMode="url"
        autoComplete="off"
        hint={t(adminChannelsTexts.addressHint)}
        {...fieldProps(refused, 'address', address)}
      />
    </>
  );
}
