import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountTexts } from '../../messages/en/account.ts';
import type { DataWire } from '../../service/privacy/privacy-answers.ts';
import { ApiError, callApi } from '../device/api.ts';
import type { SessionUser } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Message } from './message.tsx';

const load = () => import('./delete-account-dialog.tsx');
const DeleteAccountDialog = lazy(load);

/** The data stored about the user: to be downloaded, or deleted with the account. */
export function PersonalData({ user }: { user: SessionUser }) {
  const t = useText();
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
      setProblem((error instanceof ApiError && error.message) || t(accountTexts.dataNotLoaded));
    }
    setBusy(false);
  }

  return (
    <>
      <div className="min-w-0 grow basis-60">
        <h3 className="font-sans text-lg font-semibold tracking-normal">{t(accountTexts.yourData)}</h3>
        <p className="text-ink-soft">{t(accountTexts.dataAdvice)}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <Button variant="secondary" size="sm" className="max-sm:w-full" busy={busy} onClick={() => void download()}>
          {t(accountTexts.downloadData)}
        </Button>
        <Button
          variant="danger"
          size="sm"
          className="max-sm:w-full"
          aria-haspopup="dialog"
          onPointerEnter={() => void load()}
          onClick={() => setOpen(true)}
        >
          {t(accountTexts.deleteAccount)}
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
