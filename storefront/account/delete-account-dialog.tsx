import { useNavigate } from 'react-router';
import { currentPassword } from '../../service/accounts/account-rules.ts';
import type { BlockedErasure } from '../../service/booking/model/wire/erasure-answers.ts';
import { formatDay } from '../../service/core/day.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import type { DeletionWire } from '../../service/privacy/privacy-answers.ts';
import { ApiError, callApi } from '../device/api.ts';
import type { SessionUser } from '../device/session.ts';
import { forgetSession } from '../device/storage.ts';
import { useQuery } from '../device/use-query.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { urls } from '../urls.ts';
import { Message } from './message.tsx';
import { PasswordField } from './password-field.tsx';
import { SendLink } from './send-link.tsx';
import { useAccountForm } from './use-account-form.ts';

const path = '/api/users/me/deletion';

/**
 * Explains what is deleted with the account and what stays, and deletes it with its password or the `code` of an email.
 */
export default function DeleteAccountDialog(props: { user: SessionUser; code: string | null; onClose: () => void }) {
  const query = useQuery(path, (signal) => callApi<{ data: DeletionWire }>('GET', path, undefined, { signal }));
  const what = query.answer?.data;
  return (
    <Dialog open title="Delete my account" size="md" onClose={props.onClose}>
      {what === undefined ? (
        <>
          {query.error === undefined ? (
            <p role="status" className="text-ink-soft">
              One moment...
            </p>
          ) : (
            <Button variant="secondary" onClick={query.again}>
              Try Again
            </Button>
          )}
          <Message text={query.error === undefined ? undefined : 'We could not check your account.'} />
        </>
      ) : what.inTheWay.length > 0 ? (
        <InTheWay bookings={what.inTheWay} />
      ) : (
        <Deletion user={props.user} code={props.code} what={what} />
      )}
    </Dialog>
  );
}

const reasons: Readonly<Record<BlockedErasure['because'], string>> = {
  unpaid: 'On hold and unpaid. Cancel it, or wait for the hold to expire.',
  'to-come': 'Upcoming trip. Delete your account after it, or cancel it first.',
  money: 'Refund on its way. Wait until you have received it.',
};

function InTheWay({ bookings }: { bookings: readonly BlockedErasure[] }) {
  return (
    <>
      <p>You cannot delete your account yet. These bookings must end first:</p>
      <ul className="mt-4 divide-y divide-line">
        {bookings.map(({ bookingId, names, because }) => (
          <li key={bookingId} className="py-3">
            <p className="font-semibold wrap-anywhere">{names}</p>
            <p className="text-ink-soft">{reasons[because]}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to={urls.dashboard} variant="secondary" className="mt-5 max-sm:w-full" data-autofocus>
        Go to my bookings
      </ButtonLink>
    </>
  );
}

function Deletion({ user, code, what }: { user: SessionUser; code: string | null; what: DeletionWire }) {
  const navigate = useNavigate();
  const { form, errors, problem, busy } = useAccountForm({
    rules: what.password && code === null ? { password: currentPassword } : {},
    forSignIn: false,
    problem: (error) =>
      (error instanceof ApiError && error.message) || 'Your account could not be deleted. Please try again.',
    send: async ({ password }) => {
      await callApi('POST', path, code === null ? { password } : { code });
      forgetSession();
      toast('We are sorry to see you go. We’ve emailed you a confirmation.', {
        kind: 'success',
        title: 'Account deleted',
      });
      await navigate(urls.home);
    },
  });
  return (
    <>
      <p className="font-semibold">This cannot be undone.</p>
      <h3 className="mt-4 font-sans text-lg font-semibold tracking-normal">We’ll delete</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-soft">
        <li>Your profile, your saved places and your newsletter</li>
        <li>Your messages and attachments, your enquiries, and our emails to you</li>
        <li>Names and special requests of the people who travelled</li>
      </ul>
      <h3 className="mt-4 font-sans text-lg font-semibold tracking-normal">We’ll keep</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-soft">
        {what.keptUntil === null ? null : (
          <li>
            Invoices and payment records, which tax law requires us to keep until {formatDay(what.keptUntil)}. We use
            them for nothing else.
          </li>
        )}
        {what.bookings > 0 ? <li>Your bookings, without your name and address</li> : null}
        <li>Your reviews, without your name</li>
      </ul>
      {code === null && !what.password ? (
        <div className="mt-6">
          <p>You sign in without a password. We’ll email a link to {user.email}. Open it on this device.</p>
          <SendLink label="Email me a link" path={`${path}/link`} sent={`We’ve emailed a link to ${user.email}.`} />
        </div>
      ) : (
        <form {...form} className="mt-6 grid gap-4">
          {code === null ? (
            <>
              {/* tells password managers which account it is */}
              <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
              <PasswordField
                label="Your password"
                name="password"
                {...inputBounds(currentPassword)}
                autoComplete="current-password"
                error={errors['password']}
              />
            </>
          ) : null}
          <Message text={problem} />
          <Button type="submit" variant="danger" busy={busy}>
            Delete my account permanently
          </Button>
        </form>
      )}
    </>
  );
}
