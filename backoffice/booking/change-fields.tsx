import { Form, useLocation } from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { CheckboxField, TextField } from '../../storefront/ui/field.tsx';
import { DayField } from '../ui/admin-form.tsx';
import { changeFields, type LineField } from './line-changes.ts';

const inputs = {
  time: { type: 'time' },
  number: { type: 'number', min: 0, inputMode: 'numeric' },
  text: { type: 'text' },
} as const;

function Field({ kind, ...rest }: Pick<LineField, 'kind' | 'name' | 'label'> & { defaultValue: string }) {
  return kind === 'date' ? <DayField {...rest} /> : <TextField {...rest} {...inputs[kind]} />;
}

/** The fields of a change, for each line. The form is a GET, so that the preview has an address of its own. */
export function ChangeFields({ items }: { items: readonly BookingItemView[] }) {
  const t = useText();
  const { pathname, search, key } = useLocation();
  const query = new URLSearchParams(search);
  const cancelled = new Set(query.getAll('cancel'));
  return (
    <Form key={key} method="get" action={pathname} className="grid gap-5">
      {items.map((item) => (
        <fieldset key={item.lineId} className="rounded-card border border-line bg-card p-5">
          <legend className="float-left mb-3 w-full text-lg font-semibold">
            {item.name}
            {item.roomType ? <span className="font-normal text-ink-soft">, {item.roomType}</span> : null}
          </legend>
          <div className="clear-both grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {changeFields(t, item).map(({ name, label, kind, now }) => (
              <Field key={name} name={name} label={label} kind={kind} defaultValue={query.get(name) ?? now} />
            ))}
          </div>
          <CheckboxField
            className="mt-3"
            label={t(adminBookingsTexts.cancelThisItem)}
            name="cancel"
            value={item.lineId}
            defaultChecked={cancelled.has(String(item.lineId))}
          />
        </fieldset>
      ))}
      <div>
        <Button type="submit">{t(adminBookingsTexts.previewChange)}</Button>
      </div>
    </Form>
  );
}
