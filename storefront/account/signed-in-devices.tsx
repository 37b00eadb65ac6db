import { useState } from 'react';
import { accountTexts } from '../../messages/en/account.ts';
import type { SessionWire } from '../../service/accounts/account-bodies.ts';
import { deviceText } from '../../service/accounts/session.ts';
import { formatDate, today } from '../../service/core/day.ts';
import { callApi } from '../device/api.ts';
import { useQuery } from '../device/use-query.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Message } from './message.tsx';

/** The devices where the account is signed in, each with a button to sign it out. */
export function SignedInDevices() {
  const t = useText();
  const path = '/api/users/me/sessions';
  const query = useQuery(path, (signal) => callApi<{ data: SessionWire[] }>('GET', path, undefined, { signal }));
  const devices = query.answer?.data;
  const [refused, setRefused] = useState<string>();
  const problem = query.error ? t(accountTexts.devicesNotLoaded) : refused;
  const [ended, setEnded] = useState<string>();

  async function signOut(id: string, device: string) {
    setEnded(undefined);
    setRefused(undefined);
    try {
      await callApi('DELETE', `${path}/${id}`);
      setEnded(t(accountTexts.deviceSignedOut, { device }));
    } catch {
      setRefused(t(accountTexts.deviceNotSignedOut, { device }));
      return;
    }
    query.again();
  }

  return (
    <div className="min-w-0 grow basis-full">
      <h3 className="font-sans text-lg font-semibold tracking-normal">{t(accountTexts.signedInDevices)}</h3>
      <p className="text-ink-soft">{t(accountTexts.devicesAdvice)}</p>
      {devices ? (
        <ul className="mt-3 divide-y divide-line">
          {devices.map((one) => {
            const device = deviceText(t, one.device);
            return (
              <li key={one.id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <span>
                  <span className="font-semibold">{device}</span>
                  <span className="block text-base text-ink-soft">
                    {one.current
                      ? t(accountTexts.thisDevice)
                      : t(accountTexts.lastUsed, { date: formatDate(t, today(new Date(one.usedAt))) })}
                  </span>
                </span>
                {one.current ? null : (
                  <Button variant="secondary" size="sm" onClick={() => void signOut(one.id, device)}>
                    <Rich
                      message={accountTexts.signOut}
                      values={{ device, name: (words) => <span className="sr-only">{words}</span> }}
                    />
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      ) : problem ? (
        <Button variant="secondary" size="sm" className="mt-3" onClick={query.again}>
          {t(accountTexts.tryAgain)}
        </Button>
      ) : (
        <p role="status" className="mt-3 min-h-14 text-ink-soft">
          {t(accountTexts.loadingDevices)}
        </p>
      )}
      <Message text={ended} good />
      <Message text={problem} />
    </div>
  );
}
