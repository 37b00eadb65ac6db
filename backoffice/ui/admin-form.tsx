import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonProps } from '../../storefront/ui/button.tsx';
import { focusWrong } from '../../storefront/ui/focus-wrong.ts';
import type { Refused } from '../server/act.ts';
import { Notice } from './notice.tsx';

interface Props extends Omit<ComponentProps<typeof Form>, 'method'> {
  /** What the action said of it; undefined before it was sent, and once it was taken. */
  refused: Refused | undefined;
  /** What its long texts are about, by a name of its own: they are kept on this device until they were sent (`useKeptTexts`). */
  keptAs?: string;
  children: ReactNode;
}

/** A form that is posted to its page, with and without scripts. What is wrong stands by the field, the rest above it. */
export function AdminForm({ refused, keptAs, children, ref, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);
  useEffect(() => {
    if (refused && form.current) focusWrong(form.current);
  }, [refused]);
  return (
    <Form {...rest} ref={form} method="post" noValidate data-kept={keptAs}>
      {refused?.problem ? (
        <Notice kind="error" className="mb-5">
          {refused.problem}
        </Notice>
      ) : null}
      {children}
    </Form>
  );
}

/** What the field of that name shows after its form was refused: its error, and what was typed. */
export function kept(refused: Refused | undefined, name: string, before = '') {
  return { name, error: refused?.errors[name], defaultValue: refused?.typed[name] ?? before };
}

/** The button that sends the form around it; with a ring while it is on its way. */
export function Submit({ children, ...rest }: Omit<ButtonProps, 'busy' | 'type'>) {
  const { state, formData } = useNavigation();
  const isThis = rest.name === undefined || formData?.get(rest.name) === rest.value;
  return (
    <Button {...rest} type="submit" busy={state !== 'idle' && formData !== undefined && isThis}>
      {children}
    </Button>
  );
}
