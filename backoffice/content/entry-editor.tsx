import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import type { Edited } from '../server/edited-entry.ts';
import { Submit } from '../ui/admin-form.tsx';
import { BackTo } from '../ui/back-to.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';
import { EntryBody } from './entry-body.tsx';
import { controlText } from './entry-form.ts';
import { lastStep } from './entry-steps.ts';
import { PlanPanel } from './plan-panel.tsx';
import { AlsoDrafts, type PlanView, StateMark } from './planned-mark.tsx';
import { StoredForm } from './stored-form.tsx';
import { useUnsaved } from './use-unsaved.tsx';

interface Loaded extends Edited {
  /** Names of the parts that are published with the entry: 'room types'. */
  readonly parts: readonly string[];
  readonly type: string;
  readonly label: string;
  readonly titledBy: string;
  readonly documentId: string | null;
  readonly creates: boolean;
  /** Its drafts are made in steps too. */
  readonly builds: boolean;
  readonly publishes: boolean;
  readonly deletes: boolean;
  /** Whether its texts have translations. */
  readonly translates: boolean;
  readonly plans: readonly PlanView[];
}

/** The form of an entry, built from its declaration. Entries that belong to it have pages of their own. */
export function EntryEditor({
  loaded,
  refused,
  planRefused,
}: {
  loaded: Loaded;
  refused?: Refused | undefined;
  planRefused?: Refused | undefined;
}) {
  const t = useText();
  const { type, label, documentId, entry, published, version, storefrontAddress } = loaded;
  const title =
    controlText(entry[loaded.titledBy]) ||
    (documentId ? t(adminContentTexts.untitled) : t(adminContentTexts.newInLabel, { label }));
  const unsaved = useUnsaved(`${type} ${documentId ?? 'new'} ${version}`, loaded, refused);
  return (
    <>
      <BackTo to={adminUrls.contentList(type)} title={label} />
      <PageHead
        title={title}
        lead={documentId ? <StateMark published={published} plans={loaded.plans} /> : t(adminContentTexts.draftHint)}
        action={
          <span className="flex flex-wrap gap-2">
            {storefrontAddress && published ? (
              <a href={storefrontAddress} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
                {t(adminContentTexts.viewOnSite)}
              </a>
            ) : null}
            {documentId && loaded.builds && !published ? (
              <Link
                to={adminUrls.atStep(adminUrls.steps(type, documentId), lastStep)}
                className={buttonLook({ variant: 'secondary', size: 'sm' })}
              >
                {t(adminBuilderTexts.inSteps)}
              </Link>
            ) : null}
            {documentId && loaded.translates ? (
              <Link
                to={adminUrls.translations(type, documentId)}
                className={buttonLook({ variant: 'quiet', size: 'sm' })}
              >
                {t(adminContentTexts.translations)}
              </Link>
            ) : null}
            {documentId ? (
              <Link to={adminUrls.history(type, documentId)} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
                {t(adminContentTexts.history)}
              </Link>
            ) : null}
          </span>
        }
      />
      {unsaved.note}
      <StoredForm of={loaded} unsaved={unsaved} refused={refused}>
        <EntryBody key={unsaved.round} loaded={unsaved.loaded} refused={refused} pageOf={adminUrls.entry} />
        <div className="admin-bar flex flex-wrap items-center gap-3">
          <Submit name="do" value="save">
            {documentId ? t(adminContentTexts.save) : t(adminContentTexts.saveDraft)}
          </Submit>
          {documentId && loaded.publishes ? (
            <Submit name="do" value={published ? 'unpublish' : 'publish'} variant="secondary">
              {published ? t(adminContentTexts.saveAndUnpublish) : t(adminContentTexts.saveAndPublish)}
            </Submit>
          ) : null}
          {documentId && loaded.publishes && !published ? <DraftsOf belonging={loaded.belonging} /> : null}
          {documentId && storefrontAddress ? <PreviewButton to={adminUrls.previewUnsaved(type, documentId)} /> : null}
        </div>
        <div className="flex flex-wrap gap-3">
          {documentId && loaded.creates ? (
            <Submit name="do" value="duplicate" variant="quiet">
              {t(adminContentTexts.saveACopy)}
            </Submit>
          ) : null}
          {documentId && loaded.deletes ? (
            <Submit
              name="do"
              value="delete"
              variant="danger"
              onClick={(event) => {
                if (!window.confirm(t(adminContentTexts.deleteQuestion, { title }))) event.preventDefault();
              }}
            >
              {t(adminContentTexts.delete)}
            </Submit>
          ) : null}
        </div>
      </StoredForm>
      {documentId && loaded.publishes ? (
        <div className="mt-6 max-w-[920px]">
          <PlanPanel plans={loaded.plans} published={published} parts={loaded.parts} refused={planRefused} />
        </div>
      ) : null}
    </>
  );
}

/** Publishes the drafts of its parts as well, unless this is unticked. */
function DraftsOf({ belonging }: Pick<Loaded, 'belonging'>) {
  const t = useText();
  const drafts = Object.values(belonging).map((one) => one.drafts);
  const total = drafts.reduce((all, one) => all + one.total, 0);
  if (total === 0) return null;
  const titles = drafts.flatMap((one) => one.titles);
  const parts = titles.join(', ');
  const more = total - titles.length;
  return (
    <AlsoDrafts
      label={
        more > 0
          ? t(adminContentTexts.draftsAndMore, { parts, count: more })
          : t(adminContentTexts.draftsOfEntry, { parts })
      }
    />
  );
}

/** Opens a preview of the unsaved form in a new tab. The form stays as it is. */
function PreviewButton({ to }: { to: string }) {
  function open(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    if (!form) return;
    // the router would submit the form and navigate away
    event.preventDefault();
    // the attribute as it was written: the router reads the attribute too
    const action = form.getAttribute('action') ?? '';
    form.setAttribute('action', to);
    form.target = '_blank';
    form.submit();
    form.setAttribute('action', action);
    form.removeAttribute('target');
  }
  return (
    <Button type="submit" variant="secondary" formAction={to} formTarget="_blank" onClick={open}>
      <Rich
        message={adminContentTexts.preview}
        values={{ hidden: (words) => <span className="sr-only">{words}</span> }}
      />
    </Button>
  );
}
