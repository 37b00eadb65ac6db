import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { CheckboxField, SelectField, TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { DayField, fieldProps } from '../ui/admin-form.tsx';
import type { FieldLists, FieldShape } from './entry-form.ts';
import { MarkdownField } from './markdown-field.tsx';

interface Props {
  shape: FieldShape;
  /** The name of the control. A field of a part is prefixed with the name of its list. */
  name: string;
  /** The path by which the use case refers to the field in an error. */
  path?: string;
  value: string;
  refused: Refused | undefined;
  lists?: FieldLists;
}

const rows = { data: 6, lines: 5, text: 3 } as const;
const isLong = (control: FieldShape['control']): control is keyof typeof rows => Object.hasOwn(rows, control);

/** The control of one declared field, with the error of the use case. */
export function EntryField({ shape, name, path = name, value, refused, lists = {} }: Props) {
  const t = useText();
  const { label, control, required, options, empty, listed, hint } = shape;
  const shown = required ? t(adminContentTexts.requiredField, { label }) : label;
  const error = refused?.errors[path] ?? null;
  const { defaultValue } = fieldProps(refused, name, value);
  if (control === 'switch')
    return (
      <CheckboxField
        label={label}
        name={name}
        error={error}
        hint={hint}
        value="yes"
        defaultChecked={defaultValue === 'yes'}
      />
    );
  if (control === 'choice')
    return (
      <SelectField label={shown} name={name} error={error} hint={hint} defaultValue={defaultValue}>
        <option value="">{required ? t(adminContentTexts.choose) : (empty ?? t(adminContentTexts.none))}</option>
        {options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  const names = listed && lists[listed.in];
  if (names)
    return (
      <SelectField label={shown} name={name} error={error} hint={hint} defaultValue={defaultValue}>
        <option value="">{listed.none}</option>
        {/* a value that is no longer in the list stays until another one is chosen */}
        {defaultValue === '' || names.some((one) => one.name === defaultValue) ? null : <option>{defaultValue}</option>}
        {names.map(({ name, words }) => (
          <option key={name} value={name}>{`${name}: ${words}`}</option>
        ))}
      </SelectField>
    );
  if (control === 'markdown')
    return <MarkdownField label={shown} name={name} error={error} hint={hint} defaultValue={defaultValue} />;
  if (isLong(control))
    return (
      <TextField
        label={shown}
        multiline
        rows={rows[control]}
        className="sm:col-span-2"
        name={name}
        error={error}
        hint={hint}
        defaultValue={defaultValue}
      />
    );
  if (control === 'day')
    return <DayField label={shown} name={name} error={error} hint={hint} defaultValue={defaultValue} />;
  const input = control === 'number' || control === 'money' ? ({ inputMode: 'decimal' } as const) : {};
  return (
    <TextField
      label={shown}
      name={name}
      error={error}
      hint={hint}
      defaultValue={defaultValue}
      {...input}
      autoComplete="off"
    />
  );
}
