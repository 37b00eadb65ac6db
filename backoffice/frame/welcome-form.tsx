import type { InvitationView } from '../../service/accounts/staff/show-invitation.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { Authenticator } from './authenticator.tsx';

/** The form of an invitation: name, password and second factor. */
export function WelcomeForm({ invitation, refused }: { invitation: InvitationView; refused: Refused | undefined }) {
  const { email, qr, secret } = invitation;
  return (
    <AdminForm refused={refused} className="grid gap-4">
      {email === null ? (
        <TextField label="Your email" type="email" autoComplete="username" required {...fieldProps(refused, 'email')} />
      ) : (
        <TextField label="Your email" type="email" autoComplete="username" name="email" value={email} readOnly />
      )}
      <TextField label="Your name" autoComplete="name" required {...fieldProps(refused, 'name')} />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="new-password"
        required
        hint="At least 12 characters. A few words are easy to remember."
        error={refused?.errors['password']}
      />
      <TextField
        label="Password again"
        type="password"
        name="again"
        autoComplete="new-password"
        required
        error={refused?.errors['again']}
      />
      <Authenticator qr={qr} secret={secret} error={refused?.errors['code']} />
      <Submit>Create account</Submit>
    </AdminForm>
  );
}
