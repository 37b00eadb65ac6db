import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData } from 'react-router';
import { adminSignInTexts } from '../../messages/en/admin/sign-in.ts';
import { textIn } from '../../messages/translate.ts';
import { signInStaff } from '../../service/accounts/staff/sign-in-staff.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { adminRequest } from '../back-office.ts';
import { SignedOutFrame } from '../frame/signed-out-frame.tsx';
import { refusedWith } from '../server/act.ts';
import { readFields } from '../server/fields.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { adminAddress } from '../urls.ts';

/** A user who is already signed in goes on to the requested page. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const to = adminAddress(new URL(request.url).searchParams.get('to'));
  if (context.get(adminRequest).ctx.viewer.kind === 'user') throw redirect(to);
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { ctx, device } = context.get(adminRequest);
  const fields = await readFields(request);
  const [email = '', password = '', code = ''] = ['email', 'password', 'code'].map((name) => fields?.text(name) ?? '');
  try {
    const input = { email, password, code, deviceName: device, cookie: request.headers.get('cookie') };
    const cookies = await signInStaff(ctx, input);
    const to = adminAddress(new URL(request.url).searchParams.get('to'));
    return redirect(to, { headers: Object.values(cookies).map((cookie) => ['set-cookie', cookie]) });
  } catch (error) {
    return refusedWith(textIn(ctx.language), error, { email });
  }
}

export default function Login() {
  const t = useText();
  const refused = useActionData<typeof action>();
  return (
    <SignedOutFrame title={t(adminSignInTexts.signInTitle)}>
      <AdminForm refused={refused} className="grid gap-4">
        <TextField
          label={t(adminSignInTexts.email)}
          type="email"
          autoComplete="username"
          required
          {...fieldProps(refused, 'email')}
        />
        <TextField
          label={t(adminSignInTexts.password)}
          type="password"
          name="password"
          autoComplete="current-password"
          required
        />
        <TextField
          label={t(adminSignInTexts.code)}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={t(adminSignInTexts.codeHint)}
        />
        <Submit className="mt-2">{t(adminSignInTexts.signIn)}</Submit>
      </AdminForm>
    </SignedOutFrame>
  );
}
