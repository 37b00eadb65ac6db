import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Storage of this tab. If storage is full or blocked, nothing is stored and nothing fails. */
export const tabStorage = {
  read: (key: string): string | null => tried(() => sessionStorage.getItem(key)) ?? null,
  store: (key: string, text: string): void => tried(() => sessionStorage.setItem(key, text)),
  remove: (key: string): void => tried(() => sessionStorage.removeItem(key)),
};

function tried<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Textareas of forms that name their content (`backupName` of `AdminForm`). */
const texts = 'form[data-kept] textarea';

const keyOf = (userName: string, { name, form }: HTMLTextAreaElement) =>
  `typed ${userName} ${form?.dataset['kept']} ${name}`;

/** The stored text and the field's value before it was typed; undefined if nothing valid is stored. */
function read(key: string): { before: string; text: string } | undefined {
  try {
    const backup: unknown = JSON.parse(tabStorage.read(key) ?? 'null');
    const [before, text]: unknown[] = Array.isArray(backup) ? backup : [];
    return typeof before === 'string' && typeof text === 'string' ? { before, text } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Restores the text only if the field still has the value it had when the typing began: a change that someone else
 * saved must not be hidden.
 */
function restoreText(key: string, field: HTMLTextAreaElement): void {
  const backup = read(key);
  if (!backup || field.value === backup.text) return;
  if (field.value !== backup.before) {
    tabStorage.remove(key);
    return;
  }
  field.value = backup.text;
  const fold = field.closest('details');
  if (fold) fold.open = true;
}

/**
 * Stores long texts on this device while they are typed, and restores them for the same user after an expired session,
 * a reload or a visit to another page.
 */
export function useTextBackup(userName: string) {
  const ref = useRef<HTMLElement>(null);
  const sent = useRef<readonly string[]>([]);
  const { key: page } = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    if (!page || state !== 'idle' || !ref.current) return;
    const found = [...ref.current.querySelectorAll<HTMLTextAreaElement>(texts)];
    const fields = new Map(found.map((field) => [keyOf(userName, field), field]));
    // the text of a refused form is still in its field
    for (const key of sent.current) if (fields.get(key)?.value !== read(key)?.text) tabStorage.remove(key);
    sent.current = [];
    for (const [key, field] of fields) restoreText(key, field);
  }, [page, state, userName]);

  function onInput({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLTextAreaElement) || !target.matches(texts)) return;
    const key = keyOf(userName, target);
    const before = read(key)?.before ?? target.defaultValue;
    if (target.value === before) tabStorage.remove(key);
    else tabStorage.store(key, JSON.stringify([before, target.value]));
  }

  function onSubmit({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLFormElement)) return;
    sent.current = [...target.querySelectorAll('textarea')].map((field) => keyOf(userName, field));
  }

  return { ref, onInput, onSubmit };
}
