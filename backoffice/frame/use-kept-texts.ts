import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { onDevice } from '../ui/on-device.ts';

/** The long texts of forms that say of what they are (`keptAs` of DeskForm). */
const texts = 'form[data-kept] textarea';

const keyOf = (who: string, { name, form }: HTMLTextAreaElement) => `typed ${who} ${form?.dataset['kept']} ${name}`;

/** What stood in a field before somebody wrote there, and what he wrote; undefined where nothing of ours is kept. */
function read(key: string): { before: string; text: string } | undefined {
  try {
    const kept: unknown = JSON.parse(onDevice.read(key) ?? 'null');
    const [before, text]: unknown[] = Array.isArray(kept) ? kept : [];
    return typeof before === 'string' && typeof text === 'string' ? { before, text } : undefined;
  } catch {
    return undefined;
  }
}

/** Only where stands what stood there when it was written: what somebody else has saved in the meantime is not hidden by it. */
function putBack(key: string, field: HTMLTextAreaElement): void {
  const kept = read(key);
  if (!kept || field.value === kept.text) return;
  if (field.value !== kept.before) {
    onDevice.letGo(key);
    return;
  }
  field.value = kept.text;
  const fold = field.closest('details');
  if (fold) fold.open = true;
}

/**
 * Keeps what is typed into long texts on this device until it was sent, and puts it back for who typed it: after a session that
 * ended in the meantime, a reload or a walk to another page.
 */
export function useKeptTexts(who: string) {
  const ref = useRef<HTMLElement>(null);
  const sent = useRef<readonly string[]>([]);
  const { key: page } = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    if (!page || state !== 'idle' || !ref.current) return;
    const found = [...ref.current.querySelectorAll<HTMLTextAreaElement>(texts)];
    const fields = new Map(found.map((field) => [keyOf(who, field), field]));
    // a form that was refused has its text still
    for (const key of sent.current) if (fields.get(key)?.value !== read(key)?.text) onDevice.letGo(key);
    sent.current = [];
    for (const [key, field] of fields) putBack(key, field);
  }, [page, state, who]);

  function onInput({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLTextAreaElement) || !target.matches(texts)) return;
    const key = keyOf(who, target);
    const before = read(key)?.before ?? target.defaultValue;
    if (target.value === before) onDevice.letGo(key);
    else onDevice.keep(key, JSON.stringify([before, target.value]));
  }

  function onSubmit({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLFormElement)) return;
    sent.current = [...target.querySelectorAll('textarea')].map((field) => keyOf(who, field));
  }

  return { ref, onInput, onSubmit };
}
