import { adminAccountTexts } from '../../messages/en/admin/account.ts';
import type { QrPath } from '../../service/platform/qr-code.ts';
import { useText } from '../../storefront/rendering/text.tsx';
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
  const t = useText();
  return (
    <Panel title={t(adminAccountTexts.authenticator)} lead={t(adminAccountTexts.newPhone)}>
      <details open={refused !== undefined}>
        <summary className="min-h-11 content-center font-semibold text-support underline">
          {t(adminAccountTexts.setUpAuthenticator)}
        </summary>
        <AdminForm refused={refused} action="?form=authenticator" className="mt-3 grid gap-4">
          <CurrentPassword refused={refused} />
          <Authenticator qr={qr} secret={secret} error={refused?.errors['code']} />
          <Submit variant="secondary" className="justify-self-start">
            {t(adminAccountTexts.useThisAuthenticator)}
          </Submit>
        </AdminForm>
      </details>
    </Panel>
  );
}
