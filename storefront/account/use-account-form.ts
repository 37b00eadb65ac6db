import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormRules, problemsOf } from '../../service/core/field-rule.ts';
import { useHydrated } from '../rendering/later.ts';
import { useText } from '../rendering/text.tsx';
import { refusedFields } from './refused-fields.ts';

type Values = Readonly<Partial<Record<string, string>>>;

/**
 * A form that validates its fields and focuses the first invalid one, sends one request at a time, keeps the entered
 * values, and shows errors by their fields if the server names one. `check` can report more errors from all values:
 * `[field, message]`. Values of a sign-in form are kept for the next one; `forSignIn: false` for other forms.
 */
export function useAccountForm(options: {
  rules: FormRules;
  check?: (values: Values) => readonly [field: string, words: string] | undefined;
  send: (values: Values) => Promise<void>;
  problem: (error: unknown) => string;
  forSignIn?: boolean;
  /** The saved values: unchanged ones are not sent, and were valid when they were saved. */
  before?: Values;
}) {
  const t = useText();
  const [errors, setErrors] = useState<Values>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // before hydration the browser validates, and nothing could be sent
  const hydrated = useHydrated();

  /**
   * Shows the messages by their fields and focuses the first one, in the order of the form; false if there are none.
   */
  function point(form: HTMLFormElement, found: Values): boolean {
    const first = fieldsIn(form.elements).find(({ name }) => found[name] !== undefined);
    // before the focus moves, so that a screen reader reads the message with the field
    flushSync(() => setErrors(first ? found : {}));
    first?.focus();
    return first !== undefined;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
    const { before = {} } = options;
    const isAsBefore = (name: string) => name in before && before[name] === values[name];
    const changed = Object.entries(options.rules).filter(([name]) => !isAsBefore(name));
    const found: Partial<Record<string, string>> = problemsOf(t, Object.fromEntries(changed), values);
    const more = Object.keys(found).length === 0 ? options.check?.(values) : undefined;
    if (more) found[more[0]] = more[1];
    setProblem(undefined);
    if (point(form, found)) return;
    setBusy(true);
    await options.send(values).catch((error: unknown) => {
      if (!point(form, refusedFields(t, error))) setProblem(options.problem(error));
    });
    setBusy(false);
  }

  /** Clears the error of a field when it changes, or when another field of the same fieldset does. */
  function onChange(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (!isField(target)) return;
    if (options.forSignIn !== false) storeInput(target.name, target.value);
    const changed = fieldsIn(target.closest('fieldset')?.elements ?? [target]).map(({ name }) => name);
    if (!changed.some((name) => errors[name])) return;
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.includes(name))));
  }

  return {
    errors,
    problem,
    busy,
    hydrated,
    form: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
      onChange,
      noValidate: hydrated,
      method: 'post',
    },
  } as const;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

const fieldsIn = (elements: Iterable<Element>): Field[] => [...elements].filter(isField);

/** Values of a sign-in form that are kept for the next one, so that a dialog closed by mistake loses nothing. */
const storedFields = ['fullName', 'email', 'phone'] as const;
type StoredField = (typeof storedFields)[number];

// only set by typing in the browser, so that it stays empty on the server
let typed: Readonly<Partial<Record<StoredField, string>>> = {};

function storeInput(name: string, value: string): void {
  const field = storedFields.find((one) => one === name);
  if (field) typed = { ...typed, [field]: value };
}

export function storedInput(name: StoredField): string | undefined {
  return typed[name];
}

export function forgetInput(): void {
  typed = {};
}
