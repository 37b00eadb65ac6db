import { adminAccountTexts } from '../../messages/en/admin/account.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { RecoveryCodes } from '../frame/authenticator.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { CurrentPassword } from './new-password.tsx';

interface Props {
  left: number;
  /** Codes that were just created; undefined before that. */
  made: readonly string[] | undefined;
  refused: Refused | undefined;
}

export function NewRecoveryCodes({ left, made, refused }: Props) {
  const t = useText();
  if (made) {
    return (
      <Panel title={t(adminAccountTexts.newCodes)} lead={t(adminAccountTexts.newCodesLead)}>
        <RecoveryCodes codes={made} />
      </Panel>
    );
  }
  return (
    <Panel
      title={t(adminAccountTexts.recoveryCodes)}
      lead={left === 1 ? t(adminAccountTexts.oneCodeLeft) : t(adminAccountTexts.codesLeft, { left })}
    >
      <AdminForm refused={refused} action="?form=recovery" className="grid gap-4">
        <CurrentPassword refused={refused} />
        <Submit variant="secondary" className="justify-self-start">
          {t(adminAccountTexts.createNewCodes)}
        </Submit>
      </AdminForm>
    </Panel>
  );
}
