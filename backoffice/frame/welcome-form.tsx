import { adminSignInTexts } from '../../messages/en/admin/sign-in.ts';
import type { InvitationView } from '../../service/accounts/staff/show-invitation.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { Authenticator } from './authenticator.tsx';

/** The form of an invitation: name, password and second factor. */
export function WelcomeForm({ invitation, refused }: { invitation: InvitationView; refused: Refused | undefined }) {
  const t = useText();
  const { email, qr, secret } = invitation;
  return (
    <AdminForm refused={refused} className="grid gap-4">
      {email === null ? (
        <TextField
          label={t(adminSignInTexts.yourEmail)}
          type="email"
          autoComplete="username"
          required
          {...fieldProps(refused, 'email')}
        />
      ) : (
        <TextField
          label={t(adminSignInTexts.yourEmail)}
          type="email"
          autoComplete="username"
          name="email"
          value={email}
          readOnly
        />
      )}
      <TextField label={t(adminSignInTexts.yourName)} autoComplete="name" required {...fieldProps(refused, 'name')} />
      <TextField
        label={t(adminSignInTexts.password)}
        type="password"
        name="password"
        autoComplete="new-password"
        required
        hint={t(adminSignInTexts.passwordAdvice)}
        error={refused?.errors['password']}
      />
      <TextField
        label={t(adminSignInTexts.passwordAgain)}
        type="password"
        name="again"
        autoComplete="new-password"
        required
        error={refused?.errors['again']}
      />
      <Authenticator qr={qr} secret={secret} error={refused?.errors['code']} />
      <Submit>{t(adminSignInTexts.createAccount)}</Submit>
    </AdminForm>
  );
}
