import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormRules, problemsOf } from '../../service/core/field-rule.ts';
import { useHydrated } from '../device/hydrated.ts';
import { refusedFields } from './refused-fields.ts';
import { keepTyped } from './typed.ts';

type Values = Readonly<Partial<Record<string, string>>>;

/**
 * A form that checks its fields by their rules and focuses the first wrong one, sends once at a time, keeps what was typed,
 * and says what went wrong: by the field when the server means a field. `check` may find more by looking at all
 * values: `[field, words]`. What is typed into a sign-in form may stand in the next one; `forSignIn: false` for others.
 */
export function useAccountForm(options: {
  rules: FormRules;
  check?: (values: Values) => readonly [field: string, words: string] | undefined;
  send: (values: Values) => Promise<void>;
  problem: (error: unknown) => string;
  forSignIn?: boolean;
  /** What stood in the fields: what is still so is sent by nobody, and was right when it was kept. */
  before?: Values;
}) {
  const [errors, setErrors] = useState<Values>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // before that the browser checks, and nothing could be sent
  const hydrated = useHydrated();

  /** Puts the words by their fields and focuses the first of them, in the order of the form; false for none. */
  function point(form: HTMLFormElement, found: Values): boolean {
    const first = fieldsIn(form.elements).find(({ name }) => found[name] !== undefined);
    // before the focus moves: a screen reader reads what is by the field then
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
    const found: Partial<Record<string, string>> = problemsOf(Object.fromEntries(changed), values);
    const more = Object.keys(found).length === 0 ? options.check?.(values) : undefined;
    if (more) found[more[0]] = more[1];
    setProblem(undefined);
    if (point(form, found)) return;
    setBusy(true);
    await options.send(values).catch((error: unknown) => {
      if (!point(form, refusedFields(error))) setProblem(options.problem(error));
    });
    setBusy(false);
  }

  /** What is wrong with a field goes away when that field changes, or another one of the same fieldset. */
  function onChange(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (!isField(target)) return;
    if (options.forSignIn !== false) keepTyped(target.name, target.value);
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
