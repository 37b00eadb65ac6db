import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../device/api.ts';
import { Button } from '../ui/button.tsx';
import { Message } from './message.tsx';

interface SignedInDevice {
  readonly id: string;
  readonly device: string;
  readonly current: boolean;
  readonly usedAt: string;
}

const when = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Where the account is signed in, each with a way to sign it out there. */
export function SignedInDevices() {
  const [devices, setDevices] = useState<readonly SignedInDevice[]>();
  const [problem, setProblem] = useState<string>();
  const [ended, setEnded] = useState<string>();
  const look = useCallback(async () => {
    try {
      setDevices((await callApi<{ data: SignedInDevice[] }>('GET', '/api/users/me/sessions')).data);
      setProblem(undefined);
    } catch {
      setProblem('Your devices could not be loaded.');
    }
  }, []);
  useEffect(() => void look(), [look]);

  async function signOut({ id, device }: SignedInDevice) {
    setEnded(undefined);
    try {
      await callApi('DELETE', `/api/users/me/sessions/${id}`);
      setEnded(`${device} is signed out.`);
    } catch {
      setProblem(`${device} could not be signed out. Please try again.`);
      return;
    }
    await look();
  }

  return (
    <div className="min-w-0 grow basis-full">
      <h3 className="font-sans text-lg font-semibold tracking-normal">Signed-in devices</h3>
      <p className="text-ink-soft">Sign out wherever you no longer need your account.</p>
      {devices ? (
        <ul className="mt-3 divide-y divide-line">
          {devices.map((one) => (
            <li key={one.id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span>
                <span className="font-semibold">{one.device}</span>
                <span className="block text-base text-ink-soft">
                  {one.current ? 'This device' : `Last used on ${when.format(new Date(one.usedAt))}`}
                </span>
              </span>
              {one.current ? null : (
                <Button variant="secondary" size="sm" onClick={() => void signOut(one)}>
                  Sign out<span className="sr-only"> {one.device}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : problem ? (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => void look()}>
          Try Again
        </Button>
      ) : (
        <p role="status" className="mt-3 min-h-14 text-ink-soft">
          Loading your devices...
        </p>
      )}
      <Message text={ended} good />
      <Message text={problem} />
    </div>
  );
}
