import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminStaffTexts } from '../../messages/en/admin/staff.ts';
import { sentence } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { adoptInvitation } from '../../service/accounts/staff/adopt-invitation.ts';
import { changeStaff } from '../../service/accounts/staff/change-staff.ts';
import { inviteStaff } from '../../service/accounts/staff/invite-staff.ts';
import { listStaff } from '../../service/accounts/staff/list-staff.ts';
import { isStaffRole, roleNames } from '../../service/accounts/staff/staff.ts';
import { setSubmissionNotices } from '../../service/accounts/staff/submission-notices.ts';
import { withdrawInvitation } from '../../service/accounts/staff/withdraw-invitation.ts';
import { invalid } from '../../service/core/app-error.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { Invitations } from '../staff/invitations.tsx';
import { InviteForm } from '../staff/invite-form.tsx';
import { StaffActions } from '../staff/staff-actions.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { When } from '../ui/when.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => ({ ...(await listStaff(ctx)), own: ctx.viewer.userId }));
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text, id }) => {
      const t = textIn(ctx.language);
      const [what, of] = [text('do'), id('of')];
      if (what === 'withdraw') {
        const { email } = await withdrawInvitation(ctx, { id: of });
        return { message: t(adminStaffTexts.invitationWithdrawn, { email }) };
      }
      if (what === 'keep') {
        const { email } = await adoptInvitation(ctx, { id: of });
        return { message: t(adminStaffTexts.invitationAdopted, { email }) };
      }
      if (what === 'remove') {
        const { name, sent } = await changeStaff(ctx, { userId: of, role: null });
        return { message: withWarning(t, t(adminStaffTexts.removed, { name }), sent) };
      }
      if (what === 'notify' || what === 'stop') {
        const { name } = await setSubmissionNotices(ctx, { userId: of, notified: what === 'notify' });
        return { message: t(what === 'notify' ? adminStaffTexts.noticesBegin : adminStaffTexts.noticesEnd, { name }) };
      }
      const role = text('role');
      if (!isStaffRole(role)) throw invalid(sentence(adminStaffTexts.chooseRole));
      if (what === 'role') {
        const { name, sent } = await changeStaff(ctx, { userId: of, role });
        return {
          message: withWarning(t, t(adminStaffTexts.roleChanged, { name, role: roleNames[role] }), sent),
        };
      }
      const { email } = await inviteStaff(ctx, { email: text('email'), role });
      return { message: t(adminStaffTexts.invitationSent, { email }) };
    },
    { keep: ['email', 'role'] },
  );
}

/** The confirmation, with a warning about open invitations from someone who is no longer an admin. */
function withWarning(t: Translate, confirmation: string, sent: number): string {
  return sent === 0 ? confirmation : `${confirmation} ${t(adminStaffTexts.invitationsToDecide, { count: sent })}`;
}

type Data = Awaited<ReturnType<typeof loader>>;
type Member = Data['staff'][number];

const columnsFor = (t: Translate, own: number): readonly Column<Member>[] => [
  {
    head: t(adminStaffTexts.name),
    cell: ({ name, email, userId }) => (
      <>
        <Rich
          message={userId === own ? adminStaffTexts.nameAndYou : adminStaffTexts.nameOf}
          values={{ person: name, name: (words) => <span className="font-semibold">{words}</span> }}
        />
        <span className="block text-sm text-ink-soft wrap-anywhere">{email}</span>
      </>
    ),
  },
  { head: t(adminStaffTexts.role), cell: ({ role }) => roleNames[role] },
  {
    head: t(adminStaffTexts.submissionEmails),
    cell: ({ userId, name, role, notified }) =>
      role === 'editor' || role === 'admin' ? (
        <AdminForm refused={undefined} className="flex items-center gap-2">
          {notified ? t(adminStaffTexts.yes) : t(adminStaffTexts.no)}
          <input type="hidden" name="of" value={userId} />
          <Submit name="do" value={notified ? 'stop' : 'notify'} variant="quiet" size="sm">
            {notified ? t(adminStaffTexts.stopEmails) : t(adminStaffTexts.sendEmails)}
            <span className="sr-only">{`: ${name}`}</span>
          </Submit>
        </AdminForm>
      ) : null,
  },
  { head: t(adminStaffTexts.joined), cell: ({ since }) => <When at={since} /> },
  {
    head: t(adminStaffTexts.lastSeen),
    cell: ({ seenAt }) => (seenAt ? <When at={seenAt} /> : t(adminStaffTexts.neverSignedIn)),
  },
  { head: t(adminStaffTexts.change), cell: (member) => (member.userId === own ? null : <StaffActions {...member} />) },
];

export default function Staff() {
  const t = useText();
  const { staff, invitations, own } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const ofForm = refused && Object.keys(refused.errors).length > 0;
  return (
    <>
      <PageHead title={t(adminStaffTexts.staff)} lead={t(adminStaffTexts.lead)} />
      {refused?.problem && !ofForm ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <AdminTable
        caption={t(adminStaffTexts.caption)}
        columns={columnsFor(t, own)}
        rows={staff}
        keyOf={({ userId }) => userId}
        wide
        empty={t(adminStaffTexts.none)}
      />
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-2">
        <InviteForm refused={ofForm ? refused : undefined} />
        <Invitations invitations={invitations} />
      </div>
    </>
  );
}
