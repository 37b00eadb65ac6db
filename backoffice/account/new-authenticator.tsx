import type { QrPath } from '../../service/platform/qr-code.ts';
import { Authenticator } from '../frame/authenticator.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { CurrentPassword } from './new-password.tsx';

interface Props {
  secret: string;
  qr: QrPath;
  refused: Refused | undefined;
}

/** Sets up another authenticator app. It is folded, because few people need it. */
export function NewAuthenticator({ secret, qr, refused }: Props) {
  return (
    <Panel title="Authenticator" lead="For a new phone. The old authenticator stops working.">
      <details open={refused !== undefined}>
        <summary className="min-h-11 content-center font-semibold text-support underline">
          Set up another authenticator
        </summary>
        <AdminForm refused={refused} action="?form=authenticator" className="mt-3 grid gap-4">
          <CurrentPassword refused={refused} />
          <Authenticator qr={qr} secret={secret} error={refused?.errors['code']} />
          <Submit variant="secondary" className="justify-self-start">
            {' '}
            Use this authenticator{' '}
          </Submit>
        </AdminForm>
      </details>
    </Panel>
  );
}
