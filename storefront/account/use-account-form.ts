import { type FormEvent, useState } from 'react';
import { useHydrated } from '../device/hydrated.ts';
import { fieldProblem } from './field-problem.ts';

export type Values = Readonly<Record<string, string>>;

/**
 * A form that checks its fields in words and focuses the first wrong one, sends once at a time, keeps what was typed,
 * and says what went wrong. `check` may find more by looking at all values: `[field, words]`.
 */
export function useAccountForm(options: {
  check?: (values: Values) => readonly [field: string, words: string] | undefined;
  send: (values: Values) => Promise<void>;
  problem: (error: unknown) => string;
}) {
  const [errors, setErrors] = useState<Values>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // before that the browser checks, and nothing could be sent
  const hydrated = useHydrated();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
    const found = problemsOf(form);
    const more = Object.keys(found).length === 0 ? options.check?.(values) : undefined;
    if (more) found[more[0]] = more[1];
    setErrors(found);
    setProblem(undefined);
    const first = Object.keys(found)[0];
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    await options.send(values).catch((error: unknown) => setProblem(options.problem(error)));
    setBusy(false);
  }

  /** What is wrong with a field goes away when that field changes. */
  function onChange(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !errors[target.name]) return;
    const { [target.name]: _, ...rest } = errors;
    setErrors(rest);
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

function problemsOf(form: HTMLFormElement): Record<string, string> {
  const found: Record<string, string> = {};
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement) || element.validity.valid) continue;
    found[element.name] = fieldProblem(element.validity, element.name) ?? element.validationMessage;
  }
  return found;
}
