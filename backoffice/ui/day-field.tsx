import { type ComponentProps, useState } from 'react';
import { formatDay, isDay } from '../../service/core/day.ts';
import { TextField } from '../../storefront/ui/field.tsx';

/** A date field of the browser, with the day as text below: browsers use the date format of their own locale. */
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
