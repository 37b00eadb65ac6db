import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Button } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import { Notice } from '../ui/notice.tsx';
import { onDevice } from '../ui/on-device.ts';
import { adminUrls } from '../urls.ts';
import { type KeptEntry, keptIn, putBack } from './kept-entry.ts';
import { isPicture } from './send-picture.ts';

const prefix = 'unsaved ';
const own = new Set(['version', 'key', 'do', 'proposal', 'alsoDrafts']);

/** The current content of the form. */
function stateOf(form: HTMLFormElement): KeptEntry {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !own.has(name) ? [[name, value] as const] : [],
  );
  const pictures = [...form.querySelectorAll<HTMLInputElement>('input[data-picture]')].flatMap(({ dataset }) => {
    const picture: unknown = JSON.parse(dataset['picture'] ?? 'null');
    return isPicture(picture) ? [picture] : [];
  });
  return { fields, pictures };
}

const sameFields = (one: KeptEntry, other: KeptEntry) => JSON.stringify(one.fields) === JSON.stringify(other.fields);

const read = (key: string): KeptEntry | undefined => keptIn(onDevice.read(prefix + key));

/**
 * Stores the unsaved form of an entry on this device and offers to restore it, so that a reload or a wrong press loses
 * nothing. `loaded` is the entry with the restored values, and `round` changes when they were restored. `key` names the
 * entry and its version: edits of an older version are never applied to a newer one.
 */
export function useUnsaved<Loaded extends Parameters<typeof putBack>[0]>(
  key: string,
  before: Loaded,
  refused: Refused | undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const [offered, setOffered] = useState(false);
  const [back, setBack] = useState<{ readonly key: string; readonly kept: KeptEntry }>();

  useEffect(() => {
    const kept = read(key);
    if (kept && form.current && !refused && !sameFields(kept, stateOf(form.current))) setOffered(true);
  }, [key, refused]);

  const { state, formData, location } = useNavigation();
  const { pathname } = useLocation();
  // the form was saved and another page follows, other than the sign-in page
  const comes = state === 'loading' && formData !== undefined ? location.pathname : pathname;
  const taken = comes !== pathname && comes !== adminUrls.login;
  useEffect(() => {
    if (taken) onDevice.letGo(prefix + key);
  }, [key, taken]);

  function keep() {
    if (form.current) onDevice.keep(prefix + key, JSON.stringify(stateOf(form.current)));
  }

  function takeBack() {
    const kept = read(key);
    if (kept) setBack({ key, kept });
    setOffered(false);
  }

  function letGo() {
    onDevice.letGo(prefix + key);
    setOffered(false);
  }

  const note: ReactNode = offered ? (
    <Notice kind="info" className="mb-6 flex flex-wrap items-center gap-3">
      <span className="grow">You wrote something here that was not saved.</span>
      <Button type="button" size="sm" variant="secondary" onClick={takeBack}>
        Put it back
      </Button>
      <Button type="button" size="sm" variant="quiet" onClick={letGo}>
        Let it go
      </Button>
    </Notice>
  ) : null;
  const kept = back?.key === key ? back.kept : undefined;
  return { form, note, keep, loaded: kept ? putBack(before, kept) : before, round: kept ? 1 : 0 };
}
