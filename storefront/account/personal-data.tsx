import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DataWire } from '../../service/privacy/privacy-answers.ts';
import { ApiError, callApi } from '../device/api.ts';
import type { SessionUser } from '../device/session.ts';
import { Button } from '../ui/button.tsx';
import { Message } from './message.tsx';

const load = () => import('./delete-account-dialog.tsx');
const DeleteAccountDialog = lazy(load);

/** The data stored about the user: to be downloaded, or deleted with the account. */
export function PersonalData({ user }: { user: SessionUser }) {
  const [question] = useSearchParams();
  // from the email by which an account without a password is deleted
  const code = question.get('code');
  const [open, setOpen] = useState(code !== null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function download() {
    setBusy(true);
    setProblem(undefined);
    try {
      const data = await callApi<DataWire>('GET', '/api/users/me/data');
      keepFile(`padharo-data-${data.madeAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || 'Your data could not be loaded. Please try again.');
    }
    setBusy(false);
  }

  return (
    <>
      <div className="min-w-0 grow basis-60">
        <h3 className="font-sans text-lg font-semibold tracking-normal">Your data</h3>
        <p className="text-ink-soft">Download everything we keep about you, or delete your account.</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <Button variant="secondary" size="sm" className="max-sm:w-full" busy={busy} onClick={() => void download()}>
          Download my data
        </Button>
        <Button
          variant="danger"
          size="sm"
          className="max-sm:w-full"
          aria-haspopup="dialog"
          onPointerEnter={() => void load()}
          onClick={() => setOpen(true)}
        >
          Delete my account
        </Button>
      </div>
      <div className="basis-full has-[>:empty]:absolute">
        <Message text={problem} />
      </div>
      {open ? (
        <Suspense fallback={null}>
          <DeleteAccountDialog user={user} code={code} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Downloads a text as a file of that name. */
function keepFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
