import { Link } from 'react-router';
import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import { adminSubmissionsTexts } from '../../messages/en/admin/submissions.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { ChangedText } from '../audit/audit-change.tsx';
import { EntryBody } from '../content/entry-body.tsx';
import { lastStep } from '../content/entry-steps.ts';
import { StoredForm } from '../content/stored-form.tsx';
import { useUnsaved } from '../content/use-unsaved.tsx';
import type { Refused } from '../server/act.ts';
import type { readPartnerEntry } from '../server/read-partner-entry.ts';
import { Submit } from '../ui/admin-form.tsx';
import { BackTo } from '../ui/back-to.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';
import { SubmissionMark } from './partner-submissions.tsx';

type Loaded = Awaited<ReturnType<typeof readPartnerEntry>>;

/** The submission form of a partner: the editor's form, limited to the fields that a partner may change. */
export function SubmissionEditor({ loaded, refused }: { loaded: Loaded; refused: Refused | undefined }) {
  const t = useText();
  const { type, documentId, title, version, published, storefrontAddress, proposal, changed } = loaded;
  const isDraft = proposal?.state === 'draft';
  const key = `proposed ${type} ${documentId ?? proposal?.documentId ?? 'new'} ${version}`;
  const unsaved = useUnsaved(key, loaded, refused);
  return (
    <>
      <BackTo to={adminUrls.listings} title={t(adminSubmissionsTexts.myListings)} />
      <PageHead
        title={title}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {proposal ? <SubmissionMark state={proposal.state} /> : null}
            {t(adminSubmissionsTexts.editorLead)}
          </span>
        }
        action={
          isDraft ? (
            <Link
              to={adminUrls.atStep(adminUrls.partnerSteps(proposal.documentId), lastStep)}
              className={buttonLook({ variant: 'secondary', size: 'sm' })}
            >
              {t(adminBuilderTexts.inSteps)}
            </Link>
          ) : storefrontAddress && published ? (
            <a href={storefrontAddress} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
              {t(adminSubmissionsTexts.viewOnSite)}
            </a>
          ) : null
        }
      />
      {proposal?.state === 'returned' ? (
        <Notice kind="error" className="mb-6">
          <p className="font-semibold">{t(adminSubmissionsTexts.changesRequestedBecause)}</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{proposal.note}</p>
        </Notice>
      ) : null}
      {changed.length > 0 ? (
        <Notice kind="info" className="mb-6">
          <p className="font-semibold">{t(adminSubmissionsTexts.siteChangedSince)}</p>
          <ul className="mt-1 grid gap-1">
            {changed.map(({ name, was, is }) => (
              <li key={name}>
                <span className="font-semibold">{name}</span> <ChangedText was={was} is={is} />
              </li>
            ))}
          </ul>
          <p className="mt-1">{t(adminSubmissionsTexts.sendAgainHint)}</p>
        </Notice>
      ) : null}
      {unsaved.note}
      <StoredForm of={loaded} unsaved={unsaved} refused={refused}>
        <input type="hidden" name="proposal" value={proposal?.documentId ?? ''} />
        <EntryBody key={unsaved.round} loaded={unsaved.loaded} refused={refused} pageOf={adminUrls.partnerEntry} own />
        <div className="admin-bar flex flex-wrap items-center gap-3">
          <Submit name="do" value="save">
            {t(proposal && !isDraft ? adminSubmissionsTexts.sendAgain : adminSubmissionsTexts.sendForReview)}
          </Submit>
          {proposal ? (
            <Submit name="do" value={isDraft ? 'delete' : 'withdraw'} variant="quiet">
              {t(isDraft ? adminSubmissionsTexts.deleteDraft : adminSubmissionsTexts.withdrawSubmission)}
            </Submit>
          ) : null}
        </div>
      </StoredForm>
    </>
  );
}
