import { type ComponentProps, useState } from 'react';
import { formatDay, isDay } from '../../service/core/day.ts';
import { TextField } from '../../storefront/ui/field.tsx';

/** A day in the browser's own field, with that day in words below: browsers write it in the order of their own country. */
export function DayField({ defaultValue = '', ...rest }: Omit<ComponentProps<typeof TextField>, 'type' | 'value'>) {
  const [day, setDay] = useState(String(defaultValue));
  return (
    <TextField
      {...rest}
      type="date"
      defaultValue={defaultValue}
      onChange={({ target }) => setDay(target.value)}
      hint={rest.hint ?? (isDay(day) ? formatDay(day) : undefined)}
    />
  );
}
