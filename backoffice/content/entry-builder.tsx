import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import type { LatLng } from '../../service/core/great-circle.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { SavedCard } from '../../storefront/saved/saved-groups.ts';
import { buttonLook } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import type { Edited } from '../server/edited-entry.ts';
import { Submit } from '../ui/admin-form.tsx';
import { BackTo } from '../ui/back-to.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';
import { EntryBody } from './entry-body.tsx';
import { EntryCheck } from './entry-check.tsx';
import { lastStep, type StepState } from './entry-steps.ts';
import { StepList } from './step-list.tsx';
import { StoredForm } from './stored-form.tsx';
import { useUnsaved } from './use-unsaved.tsx';

export interface BuiltEntry extends Edited {
  readonly type: string;
  readonly title: string;
  readonly documentId: string | null;
  readonly step: string;
  readonly states: readonly StepState[];
  readonly near: LatLng | null;
  /** The card of the website; null before the last step. */
  readonly card: SavedCard | null;
  /** The address of its page on the website, and of the website in a preview. */
  readonly page: string | null;
  readonly preview: string | null;
  readonly field: string | null;
  /** The list that it will be in, the address of its whole form, and of its steps; empty before it is a draft. */
  readonly list: { readonly to: string; readonly title: string };
  readonly whole: string;
  readonly steps: string;
  /** What can be added when it is in the list: 'room types'. */
  readonly later: readonly string[];
  /** A partner writes it, and staff review it. */
  readonly own: boolean;
}

/** A new entry, made in steps. Each button saves the draft and leads on. */
export function EntryBuilder({ loaded, refused }: { loaded: BuiltEntry; refused: Refused | undefined }) {
  const t = useText();
  const { type, documentId, version, step, states, title, list, own } = loaded;
  const check = t(own ? adminBuilderTexts.checkAndSend : adminBuilderTexts.check);
  const unsaved = useUnsaved(`${type} ${documentId ?? 'new'} ${version} ${step}`, loaded, refused);
  const form = useId();
  useFieldInAddress(loaded.field);
  const names = [...states.map(({ name }) => name), lastStep];
  const at = names.indexOf(step);
  const titles = [...states.map((state) => state.title), check];
  const heading = t(adminBuilderTexts.stepTitle, { step: at + 1, count: names.length, title: titles[at] ?? '' });
  return (
    <>
      <BackTo {...list} />
      <PageHead
        title={heading}
        lead={documentId ? title : t(adminBuilderTexts.begin)}
        action={
          <Link to={loaded.whole} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
            {t(adminBuilderTexts.allFields)}
          </Link>
        }
      />
      {unsaved.note}
      <div className="grid items-start gap-6 lg:grid-cols-[220px_minmax(0,1fr)]">
        {/* the Enter key presses the first button of a form */}
        <button type="submit" form={form} name="to" value={names[at + 1] ?? lastStep} hidden />
        <StepList form={form} states={states} check={check} step={step} />
        <StoredForm id={form} of={loaded} unsaved={unsaved} refused={refused}>
          {/* after each step the focus is here, and its name is read */}
          <section
            aria-label={heading}
            tabIndex={-1}
            data-next={loaded.field ? undefined : ''}
            className="grid min-w-0 gap-6 outline-none"
          >
            {step === lastStep ? (
              <EntryCheck loaded={loaded} refused={refused} />
            ) : (
              <EntryBody
                key={unsaved.round}
                loaded={unsaved.loaded}
                refused={refused}
                pageOf={adminUrls.entry}
                own={own}
                near={loaded.near}
              />
            )}
          </section>
          <div className="admin-bar flex flex-wrap items-center gap-3">
            {step === lastStep ? null : (
              <Submit name="to" value={names[at + 1]}>
                {t(adminBuilderTexts.next)}
              </Submit>
            )}
            {at > 0 ? (
              <Submit name="to" value={names[at - 1]} variant="secondary" className="max-sm:hidden">
                {t(adminBuilderTexts.back)}
              </Submit>
            ) : null}
            <Submit name="to" value="close" variant="quiet">
              {t(adminBuilderTexts.close)}
            </Submit>
          </div>
        </StoredForm>
      </div>
    </>
  );
}

/** Moves the focus to the field that the address names: a link of the last step leads there. */
function useFieldInAddress(name: string | null): void {
  useEffect(() => {
    if (!name) return;
    const fields = document.querySelectorAll<HTMLElement>(
      `#main [name="${CSS.escape(name)}"]:not([type=hidden]), #main [name^="${CSS.escape(name)}."]:not([type=hidden])`,
    );
    fields[0]?.focus();
  }, [name]);
}
