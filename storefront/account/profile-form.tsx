import { useEffect, useRef } from 'react';
import { accountTexts } from '../../messages/en/account.ts';
import type { UserWire } from '../../service/accounts/account-bodies.ts';
import { profileRules as rules } from '../../service/accounts/account-rules.ts';
import { today } from '../../service/core/day.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { ApiError, callApi } from '../device/api.ts';
import { currentSession, type SessionUser, storeUser } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { readBirthday } from './birthday.ts';
import { Message } from './message.tsx';
import { type ProfileValues, profileChanges } from './profile.ts';
import { useAccountForm } from './use-account-form.ts';

/**
 * The editable profile: `before` is the saved state, and the draft may already contain changes. `onTyped` gets every
 * change, so that it survives the end of the session.
 */
export function ProfileForm(props: {
  user: SessionUser;
  before: ProfileValues;
  typed: ProfileValues;
  onTyped: (typed: ProfileValues) => void;
  onSaved: () => void;
  onCancel: () => void;
}) {
  const t = useText();
  const { user, before, typed } = props;
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const { form, errors, problem, busy } = useAccountForm({
    rules,
    before: { fullName: before.fullName, phone: before.phone, address: before.address },
    forSignIn: false,
    check: (values) => {
      const born = readBirthday(t, values, today(new Date()));
      return 'wrong' in born ? born.wrong : undefined;
    },
    problem: (error) => (error instanceof ApiError && error.message) || t(accountTexts.profileNotSaved),
    send: async ({ fullName = '', phone = '', address = '', ...rest }) => {
      const born = readBirthday(t, rest, today(new Date()));
      const dateOfBirth = 'day' in born ? born.day : before.dateOfBirth;
      const now = { fullName, phone, dateOfBirth, address };
      props.onTyped(now);
      const changes = profileChanges(before, now);
      if (Object.keys(changes).length > 0) {
        const saved = await callApi<UserWire>('PUT', '/api/users/me', changes);
        const stored = currentSession().user;
        // ignore the answer if another account is signed in by now
        if (stored?.email === saved.email) storeUser({ ...stored, ...saved });
      }
      props.onSaved();
    },
  });
  return (
    <form {...form} ref={place} aria-labelledby="details" className="mt-6 grid gap-5 sm:grid-cols-2">
      <TextField
        label={t(accountTexts.fullName)}
        name="fullName"
        {...inputBounds(rules.fullName)}
        autoComplete="name"
        defaultValue={typed.fullName}
        error={errors['fullName']}
      />
      <TextField
        label={t(accountTexts.email)}
        name="email"
        type="email"
        readOnly
        value={user.email}
        hint={t(accountTexts.emailFixed)}
        className="[&_input]:border-line [&_input]:bg-sunk"
      />
      <TextField
        label={t(accountTexts.phone)}
        name="phone"
        {...inputBounds(rules.phone)}
        type="tel"
        autoComplete="tel"
        defaultValue={typed.phone}
        error={errors['phone']}
      />
      <BirthDateField value={typed.dateOfBirth} errors={errors} />
      <TextField
        label={t(accountTexts.address)}
        name="address"
        {...inputBounds(rules.address)}
        multiline
        rows={3}
        autoComplete="street-address"
        defaultValue={typed.address}
        error={errors['address']}
        className="sm:col-span-2"
      />
      <div className="relative mt-1 grid gap-4 sm:col-span-2">
        <Message text={problem} />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit" busy={busy} className="sm:min-w-32">
            {t(accountTexts.save)}
          </Button>
          <Button variant="secondary" className="sm:min-w-32" onClick={props.onCancel}>
            {t(accountTexts.cancel)}
          </Button>
        </div>
      </div>
    </form>
  );
}
