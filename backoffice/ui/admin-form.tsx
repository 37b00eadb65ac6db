import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatDay, isDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button, type ButtonProps } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { focusInvalid } from '../../storefront/ui/focus-invalid.ts';
import type { Refused } from '../server/act.ts';
import { Notice } from './notice.tsx';

interface Props extends Omit<ComponentProps<typeof Form>, 'method'> {
  /** The refusal of the action; undefined before the form was sent and after it succeeded. */
  refused: Refused | undefined;
  /**
   * A name for the content of its long texts, which are stored on this device until they are saved (`useTextBackup`).
   */
  backupName?: string | undefined;
  children: ReactNode;
}

/**
 * A form that posts to its page, with and without scripts. Errors are shown by their fields, other problems above the
 * form.
 */
export function AdminForm({ refused, backupName, children, ref, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);
  useEffect(() => {
    if (refused && form.current) focusInvalid(form.current);
  }, [refused]);
  return (
    <Form {...rest} ref={form} method="post" noValidate data-kept={backupName}>
      {refused?.problem ? (
        <Notice kind="error" className="mb-5">
          {refused.problem}
        </Notice>
      ) : null}
      {children}
    </Form>
  );
}

/** Props of the field with that name: its error, and the value entered before a refusal. */
export function fieldProps(refused: Refused | undefined, name: string, before = '') {
  return { name, error: refused?.errors[name], defaultValue: refused?.typed[name] ?? before };
}

/** The submit button of the form around it, with a spinner while the form is being sent. */
export function Submit({ children, ...rest }: Omit<ButtonProps, 'busy' | 'type'>) {
  const { state, formData } = useNavigation();
  const isThis = rest.name === undefined || formData?.get(rest.name) === rest.value;
  return (
    <Button {...rest} type="submit" busy={state !== 'idle' && formData !== undefined && isThis}>
      {children}
    </Button>
  );
}

/** The refusal of the form with that button (and with that value of `about`, if several forms share it) only. */
export function refusedIn(refused: Refused | undefined, button: string, of?: string | number): Refused | undefined {
  const typed = refused?.typed;
  const about = of === undefined || typed?.['of'] === String(of);
  return typed?.['do'] === button && about ? refused : undefined;
}

/** A date field of the browser, with the day as text below: browsers use the date format of their own locale. */
export function DayField({
  defaultValue = '',
  onChange,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'type' | 'value'>) {
  const t = useText();
  const [day, setDay] = useState(String(defaultValue));
  return (
    <TextField
      {...rest}
      type="date"
      defaultValue={defaultValue}
      onChange={(event) => {
        setDay(event.target.value);
        onChange?.(event);
      }}
      hint={[isDay(day) && formatDay(t, day), rest.hint].filter(Boolean).join('. ') || undefined}
    />
  );
}
