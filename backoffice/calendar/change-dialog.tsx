import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import type { StockChange } from '../../service/stock/stock-change.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import { focusInvalid } from '../../storefront/ui/focus-invalid.ts';
import type { action } from '../routes/calendar-change.ts';
import { Notice } from '../ui/notice.tsx';
import { adminUrls } from '../urls.ts';
import { ChangeFields } from './change-fields.tsx';
import { type ChangeInForm, readChangeForm } from './change-in-form.ts';
import { Preview } from './preview.tsx';

interface Props {
  /** The selection, as text. */
  lead: string;
  arrives: boolean;
  /** The change that was pasted. Without it the dialog asks for the change with a form. */
  pasted?: StockChange | undefined;
  /** The first character typed into the grid, and the field that it belongs to. */
  typing?: { readonly field: 'price' | 'units'; readonly text: string } | undefined;
  stockChangeIn: (form: ChangeInForm) => StockChange;
  onSaved: (change: { id: string; days: number }) => void;
  onClose: () => void;
}

/** Asks for a change of the selection, previews it and saves it. */
export function ChangeDialog({ lead, arrives, pasted, typing, stockChangeIn, onSaved, onClose }: Props) {
  const t = useText();
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
    const read = readChangeForm(t, {
      text: (name) => String(sent.get(name) ?? ''),
      all: (name) => sent.getAll(name).map(String),
    });
    setErrors(read.errors);
    if (Object.keys(read.errors).length === 0) look(stockChangeIn(read));
    else requestAnimationFrame(() => focusInvalid(form));
  }

  const begin = useEffectEvent(() => {
    if (pasted) look(pasted);
  });
  useEffect(() => begin(), []);

  const answered = useEffectEvent(() => {
    if (saving.data?.done && id && preview) onSaved({ id, days: preview.days });
    // someone else saved first: preview the change again
    else if (saving.data?.problem && change) look(change);
  });
  useEffect(() => {
    if (saving.data && saving.state === 'idle') answered();
  }, [saving.data, saving.state]);

  const problem = saving.data?.problem ?? (change === undefined ? undefined : looking.data?.problem);
  return (
    <Dialog
      open
      onClose={onClose}
      title={shown ? t(adminCalendarTexts.previewChanges) : t(adminCalendarTexts.bulkEditTitle)}
    >
      <p className="mb-5 text-ink-soft">{lead}</p>
      {problem && looking.state === 'idle' ? (
        <Notice kind="error" className="mb-5">
          {problem}
        </Notice>
      ) : null}
      {/* stays mounted during the preview, so that Back finds the entered values */}
      <form ref={form} onSubmit={submit} noValidate hidden={shown !== undefined || pasted !== undefined}>
        <ChangeFields
          errors={errors}
          arrives={arrives}
          focus={typing?.field}
          {...(typing && { typed: { [typing.field]: typing.text } })}
        />
        <Button type="submit" className="mt-6" busy={looking.state !== 'idle'}>
          {t(adminCalendarTexts.previewChanges)}
        </Button>
      </form>
      {shown ? (
        <>
          <Preview preview={shown} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={save} disabled={shown.days === 0} busy={saving.state !== 'idle'}>
              {t(adminCalendarTexts.save)}
            </Button>
            {pasted ? null : (
              <Button variant="secondary" onClick={goBack}>
                {t(adminCalendarTexts.back)}
              </Button>
            )}
          </div>
        </>
      ) : null}
    </Dialog>
  );
}
