import { useEffect, useEffectEvent, useRef } from 'react';
import { data, Form, useNavigation, useSubmit } from 'react-router';
import { confirmEmail } from '../../service/accounts/confirm-email.ts';
import { AppError } from '../../service/core/app-error.ts';
import { AccountHeading } from '../account/account-heading.tsx';
import { ConfirmationDone } from '../account/confirmation-done.tsx';
import { Message } from '../account/message.tsx';
import { NewLink } from '../account/new-link.tsx';
import { service } from '../service.ts';
import { privatePage } from '../shell/page-headers.ts';
import { pageTitle } from '../shell/page-title.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/confirm-email';

export const headers = privatePage;

export function meta() {
  return [{ title: pageTitle('Confirm your email') }, { name: 'robots', content: 'noindex' }];
}

export function loader({ request }: Route.LoaderArgs) {
  return { code: new URL(request.url).searchParams.get('code') ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const code = (await request.formData()).get('code');
  try {
    if (typeof code !== 'string' || code === '' || code.length > 200) throw new AppError('ValidationError', 'no code');
    await confirmEmail(context.get(service), { code });
    return { confirmed: true };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return data({ confirmed: false }, { status: error.status });
    throw error;
  }
}

const refused = 'This confirmation link is not valid any more: it was used, has expired, or was copied in part.';

export default function ConfirmEmail({ loaderData: { code }, actionData }: Route.ComponentProps) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const asked = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const confirm = useEffectEvent(() => {
    if (!code || actionData || asked.current) return;
    asked.current = true;
    void submit(form.current, { method: 'post', replace: true });
  });
  // whoever followed the link wanted just this; without JavaScript there is the button
  useEffect(() => confirm(), []);

  if (actionData?.confirmed) return <ConfirmationDone />;
  const problem = actionData || !code ? refused : undefined;
  return (
    <>
      <AccountHeading
        title={problem ? 'This link has expired' : 'Confirm your email'}
        {...(!problem && { text: 'One step, and your account is ready to book.' })}
      />
      <Message text={problem} />
      {problem ? (
        <NewLink />
      ) : (
        <Form ref={form} method="post" replace>
          <input type="hidden" name="code" value={code} />
          <Button type="submit" busy={navigation.state !== 'idle'} className="w-full">
            Confirm my email
          </Button>
        </Form>
      )}
    </>
  );
}
