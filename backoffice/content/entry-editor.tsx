import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import type { Edited } from '../server/edited-entry.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';
import { EntryBody } from './entry-body.tsx';
import { controlText } from './entry-form.ts';
import { PlanPanel } from './plan-panel.tsx';
import { AlsoDrafts, type PlanView, StateMark } from './planned-mark.tsx';
import { useUnsaved } from './use-unsaved.tsx';

interface Loaded extends Edited {
  /** Names of the parts that are published with the entry: 'room types'. */
  readonly parts: readonly string[];
  readonly type: string;
  readonly label: string;
  readonly titledBy: string;
  readonly documentId: string | null;
  readonly creates: boolean;
  readonly publishes: boolean;
  readonly deletes: boolean;
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
  const { type, label, documentId, entry, published, version, storefrontAddress } = loaded;
  const title = controlText(entry[loaded.titledBy]) || (documentId ? 'Untitled' : `New in ${label}`);
  const unsaved = useUnsaved(`${type} ${documentId ?? 'new'} ${version}`, loaded, refused);
  return (
    <>
      <nav aria-label="Breadcrumb" className="mb-2 text-sm">
        <Link
          to={adminUrls.contentList(type)}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          ← {label}
        </Link>
      </nav>
      <PageHead
        title={title}
        lead={documentId ? <StateMark published={published} plans={loaded.plans} /> : 'Draft until you publish it.'}
        action={
          <span className="flex flex-wrap gap-2">
            {storefrontAddress && published ? (
              <a href={storefrontAddress} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
                View on site
              </a>
            ) : null}
            {documentId ? (
              <Link to={adminUrls.history(type, documentId)} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
                History
              </Link>
            ) : null}
          </span>
        }
      />
      {unsaved.note}
      <AdminForm ref={unsaved.form} refused={refused} className="grid max-w-[920px] gap-6" onInput={unsaved.store}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="key" value={loaded.key} />
        <EntryBody key={unsaved.round} loaded={unsaved.loaded} refused={refused} pageOf={adminUrls.entry} />
        <div className="admin-bar flex flex-wrap items-center gap-3">
          <Submit name="do" value="save">
            {documentId ? 'Save' : 'Save draft'}
          </Submit>
          {documentId && loaded.publishes ? (
            <Submit name="do" value={published ? 'unpublish' : 'publish'} variant="secondary">
              {published ? 'Save and unpublish' : 'Save and publish'}
            </Submit>
          ) : null}
          {documentId && loaded.publishes && !published ? <DraftsOf belonging={loaded.belonging} /> : null}
          {documentId && storefrontAddress ? <PreviewButton to={adminUrls.previewUnsaved(type, documentId)} /> : null}
        </div>
        <div className="flex flex-wrap gap-3">
          {documentId && loaded.creates ? (
            <Submit name="do" value="duplicate" variant="quiet">
              Save a copy
            </Submit>
          ) : null}
          {documentId && loaded.deletes ? (
            <Submit
              name="do"
              value="delete"
              variant="danger"
              onClick={(event) => {
                if (!window.confirm(`Delete ${title} and everything in it?`)) event.preventDefault();
              }}
            >
              Delete
            </Submit>
          ) : null}
        </div>
      </AdminForm>
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
  const drafts = Object.values(belonging).map((one) => one.drafts);
  const total = drafts.reduce((all, one) => all + one.total, 0);
  if (total === 0) return null;
  const titles = drafts.flatMap((one) => one.titles);
  const more = total > titles.length ? ` and ${total - titles.length} more` : '';
  return <AlsoDrafts label={`Publish its drafts too: ${titles.join(', ')}${more}`} />;
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
      Preview<span className="sr-only">, in a new tab</span>
    </Button>
  );
}
