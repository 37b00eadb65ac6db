import type { ReactNode } from 'react';
import type { Refused } from '../server/act.ts';
import { AdminForm } from '../ui/admin-form.tsx';
import type { useUnsaved } from './use-unsaved.tsx';

/** The form of an entry, which this device stores until it is saved. */
export function StoredForm({
  id,
  of: { version, key },
  unsaved,
  refused,
  children,
}: {
  id?: string;
  of: { readonly version: string; readonly key: string };
  unsaved: Pick<ReturnType<typeof useUnsaved>, 'form' | 'store'>;
  refused: Refused | undefined;
  children: ReactNode;
}) {
  return (
    <AdminForm
      id={id}
      ref={unsaved.form}
      refused={refused}
      className="grid min-w-0 max-w-[920px] gap-6"
      onInput={unsaved.store}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="key" value={key} />
      {children}
    </AdminForm>
  );
}
