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
          <Message text={query.error === undefined ? undefined : 'Your account could not be looked at.'} />
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
  unpaid: 'It is held for you and not paid. Cancel it, or wait until its time is over.',
  'to-come': 'The trip is still to come. Travel first, or cancel it.',
  money: 'Money is on its way back to you. Please wait until it has arrived.',
};

function InTheWay({ bookings }: { bookings: readonly BlockedErasure[] }) {
  return (
    <>
      <p>Your account cannot be deleted yet. These bookings have to end first:</p>
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
      toast('We are sorry to see you go. An email confirms it.', { kind: 'success', title: 'Your account is deleted' });
      await navigate(urls.home);
    },
  });
  return (
    <>
      <p className="font-semibold">This cannot be undone.</p>
      <h3 className="mt-4 font-sans text-lg font-semibold tracking-normal">What is deleted</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-soft">
        <li>Your profile, your saved places and your newsletter</li>
        <li>Your messages with their files, your enquiries, and our emails to you</li>
        <li>The names and wishes of those who travelled</li>
      </ul>
      <h3 className="mt-4 font-sans text-lg font-semibold tracking-normal">What stays</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-soft">
        {what.keptUntil === null ? null : (
          <li>
            Invoices and payments, because tax law wants them kept: until {formatDay(what.keptUntil)}. We use them for
            nothing else.
          </li>
        )}
        {what.bookings > 0 ? <li>Your bookings, without your name and address</li> : null}
        <li>Your reviews, without your name</li>
      </ul>
      {code === null && !what.password ? (
        <div className="mt-6">
          <p>You sign in without a password. We send a link to {user.email}: open it on this device.</p>
          <SendLink label="Email me a link" path={`${path}/link`} sent={`A link is on its way to ${user.email}.`} />
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
            Delete my account for good
          </Button>
        </form>
      )}
    </>
  );
}
