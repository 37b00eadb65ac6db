import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adoptInvitation } from '../../service/accounts/staff/adopt-invitation.ts';
import { changeStaff } from '../../service/accounts/staff/change-staff.ts';
import { inviteStaff } from '../../service/accounts/staff/invite-staff.ts';
import { listStaff } from '../../service/accounts/staff/list-staff.ts';
import { isStaffRole, roleNames } from '../../service/accounts/staff/staff.ts';
import { setSubmissionNotices } from '../../service/accounts/staff/submission-notices.ts';
import { withdrawInvitation } from '../../service/accounts/staff/withdraw-invitation.ts';
import { invalid } from '../../service/core/app-error.ts';
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
      const [what, of] = [text('do'), id('of')];
      if (what === 'withdraw') {
        const { email } = await withdrawInvitation(ctx, { id: of });
        return { message: `Invitation of ${email} withdrawn.` };
      }
      if (what === 'keep') {
        const { email } = await adoptInvitation(ctx, { id: of });
        return { message: `Invitation of ${email} kept.` };
      }
      if (what === 'remove') {
        const { name, sent } = await changeStaff(ctx, { userId: of, role: null });
        return { message: `${name} removed and signed out on all devices.${toDecide(sent)}` };
      }
      if (what === 'notify' || what === 'stop') {
        const { name } = await setSubmissionNotices(ctx, { userId: of, notified: what === 'notify' });
        return {
          message: `${name} ${what === 'notify' ? 'now gets' : 'no longer gets'} an email when a partner sends a submission.`,
        };
      }
      const role = text('role');
      if (!isStaffRole(role)) throw invalid('Choose a role.');
      if (what === 'role') {
        const { name, sent } = await changeStaff(ctx, { userId: of, role });
        return {
          message: `Role changed: ${name} is now ${roleNames[role]} and has to sign in again.${toDecide(sent)}`,
        };
      }
      const { email } = await inviteStaff(ctx, { email: text('email'), role });
      return { message: `Invitation sent to ${email}. Its link works for 72 hours.` };
    },
    { keep: ['email', 'role'] },
  );
}

/** The warning about open invitations from someone who is no longer an admin. */
function toDecide(sent: number): string {
  if (sent === 0) return '';
  const invitations = sent === 1 ? '1 invitation that is' : `${sent} invitations that are`;
  return ` They sent ${invitations} still open. Keep or withdraw them under Invitations below.`;
}

type Data = Awaited<ReturnType<typeof loader>>;
type Member = Data['staff'][number];

const columnsFor = (own: number): readonly Column<Member>[] => [
  {
    head: 'Name',
    cell: ({ name, email, userId }) => (
      <>
        <span className="font-semibold">{name}</span>
        {userId === own ? ' (you)' : null}
        <span className="block text-sm text-ink-soft wrap-anywhere">{email}</span>
      </>
    ),
  },
  { head: 'Role', cell: ({ role }) => roleNames[role] },
  {
    head: 'Submission emails',
    cell: ({ userId, name, role, notified }) =>
      role === 'editor' || role === 'admin' ? (
        <AdminForm refused={undefined} className="flex items-center gap-2">
          {notified ? 'Yes' : 'No'}
          <input type="hidden" name="of" value={userId} />
          <Submit name="do" value={notified ? 'stop' : 'notify'} variant="quiet" size="sm">
            {notified ? 'Stop emails' : 'Send emails'}
            <span className="sr-only">{`: ${name}`}</span>
          </Submit>
        </AdminForm>
      ) : null,
  },
  { head: 'Joined', cell: ({ since }) => <When at={since} /> },
  { head: 'Last seen', cell: ({ seenAt }) => (seenAt ? <When at={seenAt} /> : 'never signed in') },
  { head: 'Change', cell: (member) => (member.userId === own ? null : <StaffActions {...member} />) },
];

export default function Staff() {
  const { staff, invitations, own } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const ofForm = refused && Object.keys(refused.errors).length > 0;
  return (
    <>
      <PageHead
        title="Staff"
        lead="Everyone with access to Admin. Each person has their own password and authenticator."
      />
      {refused?.problem && !ofForm ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <AdminTable
        caption="Staff, by name"
        columns={columnsFor(own)}
        rows={staff}
        keyOf={({ userId }) => userId}
        wide
        empty="No staff yet."
      />
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-2">
        <InviteForm refused={ofForm ? refused : undefined} />
        <Invitations invitations={invitations} />
      </div>
    </>
  );
}
