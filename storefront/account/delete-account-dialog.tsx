import { useNavigate } from 'react-router';
import { deleteAccountTexts } from '../../messages/en/delete-account.ts';
import type { Message as Text } from '../../messages/message.ts';
import { currentPassword } from '../../service/accounts/account-rules.ts';
import type { BlockedErasure } from '../../service/booking/model/wire/erasure-answers.ts';
import { formatDay } from '../../service/core/day.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import type { DeletionWire } from '../../service/privacy/privacy-answers.ts';
import { ApiError, callApi } from '../device/api.ts';
import type { SessionUser } from '../device/session.ts';
import { forgetSession } from '../device/storage.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
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
  const t = useText();
  const query = useQuery(path, (signal) => callApi<{ data: DeletionWire }>('GET', path, undefined, { signal }));
  const what = query.answer?.data;
  return (
    <Dialog open title={t(deleteAccountTexts.title)} size="md" onClose={props.onClose}>
      {what === undefined ? (
        <>
          {query.error === undefined ? (
            <p role="status" className="text-ink-soft">
              {t(deleteAccountTexts.loading)}
            </p>
          ) : (
            <Button variant="secondary" onClick={query.again}>
              {t(deleteAccountTexts.tryAgain)}
            </Button>
          )}
          <Message text={query.error === undefined ? undefined : t(deleteAccountTexts.notChecked)} />
        </>
      ) : what.inTheWay.length > 0 ? (
        <InTheWay bookings={what.inTheWay} />
      ) : (
        <Deletion user={props.user} code={props.code} what={what} />
      )}
    </Dialog>
  );
}

const reasons: Readonly<Record<BlockedErasure['because'], Text>> = {
  unpaid: deleteAccountTexts.unpaid,
  'to-come': deleteAccountTexts.toCome,
  money: deleteAccountTexts.money,
};

function InTheWay({ bookings }: { bookings: readonly BlockedErasure[] }) {
  const t = useText();
  return (
    <>
      <p>{t(deleteAccountTexts.notYet)}</p>
      <ul className="mt-4 divide-y divide-line">
        {bookings.map(({ bookingId, names, because }) => (
          <li key={bookingId} className="py-3">
            <p className="font-semibold wrap-anywhere">{names}</p>
            <p className="text-ink-soft">{t(reasons[because])}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to={urls.dashboard} variant="secondary" className="mt-5 max-sm:w-full" data-autofocus>
        {t(deleteAccountTexts.openBookings)}
      </ButtonLink>
    </>
  );
}

function Deletion({ user, code, what }: { user: SessionUser; code: string | null; what: DeletionWire }) {
  const t = useText();
  const navigate = useNavigate();
  const { form, errors, problem, busy } = useAccountForm({
    rules: what.password && code === null ? { password: currentPassword } : {},
    forSignIn: false,
    problem: (error) => (error instanceof ApiError && error.message) || t(deleteAccountTexts.failed),
    send: async ({ password }) => {
      await callApi('POST', path, code === null ? { password } : { code });
      forgetSession();
      toast(t(deleteAccountTexts.goodbye), {
        kind: 'success',
        title: t(deleteAccountTexts.deleted),
      });
      await navigate(urls.home);
    },
  });
  return (
    <>
      <p className="font-semibold">{t(deleteAccountTexts.permanent)}</p>
      <h3 className="mt-4 font-sans text-lg font-semibold tracking-normal">{t(deleteAccountTexts.whatIsDeleted)}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-soft">
        <li>{t(deleteAccountTexts.deletedProfile)}</li>
        <li>{t(deleteAccountTexts.deletedMessages)}</li>
        <li>{t(deleteAccountTexts.deletedGuests)}</li>
      </ul>
      <h3 className="mt-4 font-sans text-lg font-semibold tracking-normal">{t(deleteAccountTexts.remains)}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-soft">
        {what.keptUntil === null ? null : (
          <li>{t(deleteAccountTexts.invoicesRemain, { until: formatDay(t, what.keptUntil) })}</li>
        )}
        {what.foreignGuests > 0 ? <li>{t(deleteAccountTexts.foreignGuestsRemain)}</li> : null}
        {what.bookings > 0 ? <li>{t(deleteAccountTexts.bookingsRemain)}</li> : null}
        <li>{t(deleteAccountTexts.reviewsRemain)}</li>
      </ul>
      {code === null && !what.password ? (
        <div className="mt-6">
          <p>{t(deleteAccountTexts.noPassword, { email: user.email })}</p>
          <SendLink
            label={t(deleteAccountTexts.emailLink)}
            path={`${path}/link`}
            sent={t(deleteAccountTexts.linkSent, { email: user.email })}
          />
        </div>
      ) : (
        <form {...form} className="mt-6 grid gap-4">
          {code === null ? (
            <>
              {/* tells password managers which account it is */}
              <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
              <PasswordField
                label={t(deleteAccountTexts.password)}
                name="password"
                {...inputBounds(currentPassword)}
                autoComplete="current-password"
                error={errors['password']}
              />
            </>
          ) : null}
          <Message text={problem} />
          <Button type="submit" variant="danger" busy={busy}>
            {t(deleteAccountTexts.submit)}
          </Button>
        </form>
      )}
    </>
  );
}
