import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminAccountTexts } from '../../messages/en/admin/account.ts';
import { textIn } from '../../messages/translate.ts';
import { changeStaffPassword } from '../../service/accounts/staff/change-staff-password.ts';
import { endStaffSessions } from '../../service/accounts/staff/end-staff-sessions.ts';
import { renewRecoveryCodes } from '../../service/accounts/staff/renew-recovery-codes.ts';
import { renewSecondFactor } from '../../service/accounts/staff/renew-second-factor.ts';
import { showStaffAccount } from '../../service/accounts/staff/show-staff-account.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Devices } from '../account/devices.tsx';
import { NewAuthenticator } from '../account/new-authenticator.tsx';
import { NewPassword } from '../account/new-password.tsx';
import { NewRecoveryCodes } from '../account/new-recovery-codes.tsx';
import { asStaff, staffContext } from '../back-office.ts';
import { act, refusedWith } from '../server/act.ts';
import { readFields } from '../server/fields.ts';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, showStaffAccount);
}

export async function action(args: ActionFunctionArgs) {
  const ctx = staffContext(args.context);
  // the query says which form was sent: the form itself is only read by its action
  const form = new URL(args.request.url).searchParams.get('form');
  if (form === 'recovery') {
    try {
      const fields = await readFields(args.request);
      const { recoveryCodes } = await renewRecoveryCodes(ctx, { current: fields?.text('current') ?? '' });
      return data({ form, recoveryCodes, refused: undefined });
    } catch (error) {
      const { data: refused, init } = refusedWith(textIn(ctx.language), error);
      return data({ form, recoveryCodes: undefined, refused }, init ?? {});
    }
  }
  const done = await act(args, async (ctx, { text }) => {
    const t = textIn(ctx.language);
    const current = text('current');
    if (form === 'password') {
      await changeStaffPassword(ctx, { current, password: text('password'), again: text('again') });
      return { message: t(adminAccountTexts.passwordChanged), to: adminUrls.account };
    }
    if (form === 'authenticator') {
      await renewSecondFactor(ctx, { current, code: text('code') });
      return { message: t(adminAccountTexts.authenticatorChanged), to: adminUrls.account };
    }
    const { ended } = await endStaffSessions(ctx, { only: text('only') || undefined });
    const message =
      ended === 1 ? t(adminAccountTexts.deviceSignedOut) : t(adminAccountTexts.devicesSignedOut, { ended });
    return { message, to: adminUrls.account };
  });
  if (done instanceof Response) return done;
  return data({ form, recoveryCodes: undefined, refused: done.data }, done.init ?? {});
}

export default function Account() {
  const t = useText();
  const { sessions, recoveryCodesLeft, setUp } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusalFor = (form: string) => (answer?.form === form ? answer.refused : undefined);
  return (
    <>
      <PageHead title={t(adminAccountTexts.myAccount)} lead={t(adminAccountTexts.lead)} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Devices sessions={sessions} refused={refusalFor('devices')} />
        <NewRecoveryCodes left={recoveryCodesLeft} made={answer?.recoveryCodes} refused={refusalFor('recovery')} />
        <NewPassword refused={refusalFor('password')} />
        <NewAuthenticator {...setUp} refused={refusalFor('authenticator')} />
      </div>
    </>
  );
}
