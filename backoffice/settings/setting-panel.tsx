import type { ReactNode } from 'react';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { Rich } from '../../storefront/rendering/text.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';

interface Props {
  title: string;
  lead?: ReactNode;
  /** The form's name on its page. */
  of: string;
  /** The version that was read, so that the second of two concurrent saves is refused. */
  version: string;
  refused: Refused | undefined;
  children: ReactNode;
}

/** The refusal of the form of that name, if a page has several. */
export function refusalFor(refused: Refused | undefined, of: string): Refused | undefined {
  return refused?.typed['do'] === of ? refused : undefined;
}

/** A section of the settings with a form of its own. */
export function SettingPanel({ title, lead, of, version, refused, children }: Props) {
  return (
    <Panel title={title} lead={lead}>
      <AdminForm key={version} refused={refusalFor(refused, of)}>
        <input type="hidden" name="version" value={version} />
        {children}
        <Submit name="do" value={of} className="mt-5">
          <Rich
            message={adminSettingsTexts.saveTitle}
            values={{ title, hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </Submit>
      </AdminForm>
    </Panel>
  );
}
