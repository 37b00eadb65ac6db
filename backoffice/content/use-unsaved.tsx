import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Button } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import { Notice } from '../ui/notice.tsx';

const prefix = 'unsaved ';
const own = new Set(['version', 'key', 'do']);

const plainFields = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.type !== 'hidden' &&
      // a dialog inside the form has fields of its own, without names
      element.name !== '' &&
      !own.has(element.name),
  );

/** What stands in the fields of a form, by their place: a name can stand there several times. */
function stateOf(form: HTMLFormElement): string[] {
  return plainFields(form).map((field) =>
    field instanceof HTMLInputElement && field.type === 'checkbox' ? String(field.checked) : field.value,
  );
}

function read(key: string): string[] | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return Array.isArray(kept) && kept.every((value) => typeof value === 'string') ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps what is written into a form on this device, so that a reload or a mistaken press loses nothing, and offers it
 * again. `key` names the entry in its version: what was written for an older one is not put over a newer.
 */
export function useUnsaved(key: string, refused: Refused | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const [offered, setOffered] = useState(false);

  useEffect(() => {
    const kept = read(key);
    if (kept && form.current && !refused && kept.join('\0') !== stateOf(form.current).join('\0')) setOffered(true);
  }, [key, refused]);

  const { state, formData, location } = useNavigation();
  const { pathname } = useLocation();
  // it was sent and taken: another page comes
  const taken = state === 'loading' && formData !== undefined && location.pathname !== pathname;
  useEffect(() => {
    if (taken) sessionStorage.removeItem(prefix + key);
  }, [key, taken]);

  function keep() {
    try {
      if (form.current) sessionStorage.setItem(prefix + key, JSON.stringify(stateOf(form.current)));
    } catch {
      // no room or no storage: nothing is kept
    }
  }

  function putBack() {
    const kept = read(key);
    if (!kept || !form.current) return;
    for (const [at, field] of plainFields(form.current).entries()) {
      const value = kept[at];
      if (value === undefined) continue;
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'true';
      else field.value = value;
    }
    setOffered(false);
  }

  function letGo() {
    sessionStorage.removeItem(prefix + key);
    setOffered(false);
  }

  const note: ReactNode = offered ? (
    <Notice kind="info" className="mb-6 flex flex-wrap items-center gap-3">
      <span className="grow">You wrote something here that was not saved.</span>
      <Button type="button" size="sm" variant="secondary" onClick={putBack}>
        Put it back
      </Button>
      <Button type="button" size="sm" variant="quiet" onClick={letGo}>
        Let it go
      </Button>
    </Notice>
  ) : null;
  return { form, note, keep };
}
