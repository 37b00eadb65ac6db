import {
  type ActionFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { adminSignInTexts } from '../../messages/en/admin/sign-in.ts';
import { textIn } from '../../messages/translate.ts';
import { acceptInvitation } from '../../service/accounts/staff/accept-invitation.ts';
import { showInvitation } from '../../service/accounts/staff/show-invitation.ts';
import { roleNames } from '../../service/accounts/staff/staff.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { ButtonLink } from '../../storefront/ui/button.tsx';
import { adminRequest, asRouteError } from '../back-office.ts';
import { RecoveryCodes } from '../frame/authenticator.tsx';
import { SignedOutFrame } from '../frame/signed-out-frame.tsx';
import { WelcomeForm } from '../frame/welcome-form.tsx';
import { type Refused, refusedWith } from '../server/act.ts';
import { readFields } from '../server/fields.ts';
import { adminUrls } from '../urls.ts';

/** This request accepted the invitation: there is nothing left to show. */
const accepted = createContext(false);

const codeIn = (request: Request) => new URL(request.url).searchParams.get('code') ?? '';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { ctx } = context.get(adminRequest);
  if (context.get(accepted) || ctx.viewer.kind === 'user') return null;
  try {
    return await showInvitation(ctx, { code: codeIn(request) });
  } catch (error) {
    throw asRouteError(error);
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, device } = context.get(adminRequest);
  const fields = await readFields(request);
  const text = (name: string) => fields?.text(name) ?? '';
  const { email, name } = { email: text('email'), name: text('name') };
  try {
    const {
      cookie,
      device: known,
      recoveryCodes,
    } = await acceptInvitation(ctx, {
      invitation: codeIn(request),
      email,
      name,
      deviceName: device,
      cookie: request.headers.get('cookie') ?? undefined,
      password: text('password'),
      again: text('again'),
      code: text('code'),
    });
    context.set(accepted, true);
    const headers: [string, string][] = [cookie, known].map((one) => ['set-cookie', one]);
    return data({ recoveryCodes, refused: undefined }, { headers });
  } catch (error) {
    const { data: refused, init } = refusedWith(textIn(ctx.language), error, { email, name });
    return data({ recoveryCodes: undefined, refused }, init ?? {});
  }
}

export default function Welcome() {
  const t = useText();
  const invitation = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused: Refused | undefined = answer?.refused;
  if (answer?.recoveryCodes) {
    return (
      <SignedOutFrame title={t(adminSignInTexts.saveCodes)} lead={t(adminSignInTexts.codesShownOnce)}>
        <RecoveryCodes codes={answer.recoveryCodes} />
        <ButtonLink to={adminUrls.today} className="mt-6 w-full">
          {t(adminSignInTexts.codesSaved)}
        </ButtonLink>
      </SignedOutFrame>
    );
  }
  if (!invitation) {
    return (
      <SignedOutFrame title={t(adminSignInTexts.alreadySignedIn)} lead={t(adminSignInTexts.signOutFirst)}>
        <ButtonLink to={adminUrls.today} className="w-full">
          {t(adminSignInTexts.goToToday)}
        </ButtonLink>
      </SignedOutFrame>
    );
  }
  const lead =
    invitation.email === null
      ? t(adminSignInTexts.createFirstAccount)
      : t(adminSignInTexts.invitedAs, { role: roleNames[invitation.role] });
  return (
    <SignedOutFrame title={t(adminSignInTexts.welcome)} lead={lead}>
      <WelcomeForm invitation={invitation} refused={refused} />
    </SignedOutFrame>
  );
}
