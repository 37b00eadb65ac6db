import { useState } from 'react';
import type { SessionWire } from '../../service/accounts/account-bodies.ts';
import { callApi } from '../device/api.ts';
import { useQuery } from '../device/use-query.ts';
import { Button } from '../ui/button.tsx';
import { Message } from './message.tsx';

const when = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The devices where the account is signed in, each with a button to sign it out. */
export function SignedInDevices() {
  const path = '/api/users/me/sessions';
  const query = useQuery(path, (signal) => callApi<{ data: SessionWire[] }>('GET', path, undefined, { signal }));
  const devices = query.answer?.data;
  const [refused, setRefused] = useState<string>();
  const problem = query.error ? 'Your devices could not be loaded.' : refused;
  const [ended, setEnded] = useState<string>();

  async function signOut({ id, device }: SessionWire) {
    setEnded(undefined);
    setRefused(undefined);
    try {
      await callApi('DELETE', `${path}/${id}`);
      setEnded(`${device} is signed out.`);
    } catch {
      setRefused(`${device} could not be signed out. Please try again.`);
      return;
    }
    query.again();
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
        <Button variant="secondary" size="sm" className="mt-3" onClick={query.again}>
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
