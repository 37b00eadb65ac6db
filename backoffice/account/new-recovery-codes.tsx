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
  if (made) {
    return (
      <Panel title="Your new recovery codes" lead="Your earlier codes no longer work. These are shown only once.">
        <RecoveryCodes codes={made} />
      </Panel>
    );
  }
  return (
    <Panel
      title="Recovery codes"
      lead={
        left === 1
          ? 'You have one left. Use each code once instead of your authenticator.'
          : `You have ${left} left. Use each code once instead of your authenticator.`
      }
    >
      <AdminForm refused={refused} action="?form=recovery" className="grid gap-4">
        <CurrentPassword refused={refused} />
        <Submit variant="secondary" className="justify-self-start">
          Create new codes
        </Submit>
      </AdminForm>
    </Panel>
  );
}
