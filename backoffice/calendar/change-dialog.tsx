import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { StockChange } from '../../service/stock/stock-change.ts';
import { Button } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import { focusWrong } from '../../storefront/ui/focus-wrong.ts';
import type { action } from '../routes/calendar-change.ts';
import { Notice } from '../ui/notice.tsx';
import { adminUrls } from '../urls.ts';
import { ChangeFields } from './change-fields.tsx';
import { type ChangeInForm, readChangeForm } from './change-in-form.ts';
import { Preview } from './preview.tsx';

interface Props {
  /** What is chosen, in words. */
  lead: string;
  arrives: boolean;
  /** What is asked for already: it was pasted. Absent: a form asks for it. */
  pasted?: StockChange | undefined;
  /** What somebody has begun to type, and into which field. */
  typing?: { readonly field: 'price' | 'units'; readonly text: string } | undefined;
  changeOf: (form: ChangeInForm) => StockChange;
  onSaved: (change: { id: string; days: number }) => void;
  onClose: () => void;
}

/** A change of what is chosen: what it says, what that would change, and then it is saved. */
export function ChangeDialog({ lead, arrives, pasted, typing, changeOf, onSaved, onClose }: Props) {
  const looking = useFetcher<typeof action>();
  const saving = useFetcher<typeof action>();
  const [change, setChange] = useState(pasted);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const { preview, id } = looking.data ?? {};
  const shown = change !== undefined && looking.state === 'idle' ? preview : undefined;

  function look(at: StockChange): void {
    setChange(at);
    void looking.submit(
      { do: 'look', change: JSON.stringify(at) },
      { method: 'post', action: adminUrls.calendarChange },
    );
  }

  function goBack(): void {
    setChange(undefined);
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  }

  function save(): void {
    if (!shown || !id) return;
    const fields = { do: 'save', change: JSON.stringify(change), mark: shown.mark, id };
    void saving.submit(fields, { method: 'post', action: adminUrls.calendarChange });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const read = readChangeForm({
      text: (name) => String(sent.get(name) ?? ''),
      all: (name) => sent.getAll(name).map(String),
    });
    setErrors(read.errors);
    if (Object.keys(read.errors).length === 0) look(changeOf(read));
    else requestAnimationFrame(() => focusWrong(form));
  }

  const begin = useEffectEvent(() => {
    if (pasted) look(pasted);
  });
  useEffect(() => begin(), []);

  const answered = useEffectEvent(() => {
    if (saving.data?.done && id && preview) onSaved({ id, days: preview.days });
    // somebody was faster: what would change now is looked at again
    else if (saving.data?.problem && change) look(change);
  });
  useEffect(() => {
    if (saving.data && saving.state === 'idle') answered();
  }, [saving.data, saving.state]);

  const problem = saving.data?.problem ?? (change === undefined ? undefined : looking.data?.problem);
  return (
    <Dialog open onClose={onClose} title={shown ? 'What will change' : 'Change days'}>
      <p className="mb-5 text-ink-soft">{lead}</p>
      {problem && looking.state === 'idle' ? (
        <Notice kind="error" className="mb-5">
          {problem}
        </Notice>
      ) : null}
      {/* kept while its preview is shown, so that going back finds what was typed */}
      <form ref={form} onSubmit={submit} noValidate hidden={shown !== undefined || pasted !== undefined}>
        <ChangeFields
          errors={errors}
          arrives={arrives}
          focus={typing?.field}
          {...(typing && { typed: { [typing.field]: typing.text } })}
        />
        <Button type="submit" className="mt-6" busy={looking.state !== 'idle'}>
          Look at what changes
        </Button>
      </form>
      {shown ? (
        <>
          <Preview preview={shown} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={save} disabled={shown.days === 0} busy={saving.state !== 'idle'}>
              Save
            </Button>
            {pasted ? null : (
              <Button variant="secondary" onClick={goBack}>
                Back
              </Button>
            )}
          </div>
        </>
      ) : null}
    </Dialog>
  );
}
