import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { tabStorage } from '../frame/use-text-backup.ts';
import type { Refused } from '../server/act.ts';
import { Notice } from '../ui/notice.tsx';
import { adminUrls } from '../urls.ts';
import { type EntryBackup, parseEntryBackup, restoreEntry } from './entry-backup.ts';
import { isPicture } from './send-picture.ts';

const prefix = 'unsaved ';
const own = new Set(['version', 'key', 'do', 'proposal', 'alsoDrafts']);

/** The current content of the form. */
function formState(form: HTMLFormElement): EntryBackup {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !own.has(name) ? [[name, value] as const] : [],
  );
  const pictures = [...form.querySelectorAll<HTMLInputElement>('input[data-picture]')].flatMap(({ dataset }) => {
    const picture: unknown = JSON.parse(dataset['picture'] ?? 'null');
    return isPicture(picture) ? [picture] : [];
  });
  return { fields, pictures };
}

const sameFields = (one: EntryBackup, other: EntryBackup) =>
  JSON.stringify(one.fields) === JSON.stringify(other.fields);

/** The page, and the step that it shows. */
const addressOf = ({ pathname, search }: { pathname: string; search: string }) =>
  `${pathname} ${new URLSearchParams(search).get('step') ?? ''}`;

const read = (key: string): EntryBackup | undefined => parseEntryBackup(tabStorage.read(prefix + key));

/**
 * Stores the unsaved form of an entry on this device and offers to restore it, so that a reload or a wrong press loses
 * nothing. `loaded` is the entry with the restored values, and `round` changes when they were restored. `key` names the
 * entry and its version: edits of an older version are never applied to a newer one.
 */
export function useUnsaved<Loaded extends Parameters<typeof restoreEntry>[0]>(
  key: string,
  before: Loaded,
  refused: Refused | undefined,
) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [offered, setOffered] = useState(false);
  const [restored, setRestored] = useState<{ readonly key: string; readonly backup: EntryBackup }>();

  useEffect(() => {
    const backup = read(key);
    if (backup && form.current && !refused && !sameFields(backup, formState(form.current))) setOffered(true);
  }, [key, refused]);

  const { state, formData, location } = useNavigation();
  const here = useLocation();
  // the form was saved and another page or step follows, other than the sign-in page
  const comes = state === 'loading' && formData !== undefined ? location : here;
  const taken = addressOf(comes) !== addressOf(here) && comes.pathname !== adminUrls.login;
  useEffect(() => {
    if (taken) tabStorage.remove(prefix + key);
  }, [key, taken]);

  function store() {
    if (form.current) tabStorage.store(prefix + key, JSON.stringify(formState(form.current)));
  }

  function takeBack() {
    const backup = read(key);
    if (backup) setRestored({ key, backup });
    setOffered(false);
  }

  function remove() {
    tabStorage.remove(prefix + key);
    setOffered(false);
  }

  const note: ReactNode = offered ? (
    <Notice kind="info" className="mb-6 flex flex-wrap items-center gap-3">
      <span className="grow">{t(adminContentTexts.unsavedChanges)}</span>
      <Button type="button" size="sm" variant="secondary" onClick={takeBack}>
        {t(adminContentTexts.restore)}
      </Button>
      <Button type="button" size="sm" variant="quiet" onClick={remove}>
        {t(adminContentTexts.discard)}
      </Button>
    </Notice>
  ) : null;
  const backup = restored?.key === key ? restored.backup : undefined;
  return { form, note, store, loaded: backup ? restoreEntry(before, backup) : before, round: backup ? 1 : 0 };
}
