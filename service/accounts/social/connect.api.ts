import { z } from 'zod';
import { notFound } from '../../core/app-error.ts';
import { addressIn, pageAddress } from '../../core/language-address.ts';
import { type Call, call, type Limit, RawAnswer } from '../../platform/call.ts';
import { section, signedInAnswer } from '../account-bodies.ts';
import { codeMinutes } from '../one-time-code.ts';
import { deviceNameIn, withSession } from '../session.http.ts';
import { attemptCookie, codeCookie, cookieIn, expiredAttemptCookie } from './attempt-cookie.ts';
import type { ConnectProblem } from './provider.ts';
import { type ProviderName, providerNames, returnPath } from './provider.ts';
import { takeSession } from './take-session.ts';

const params = z.object({ provider: z.string() });
const limit: Limit = { times: 60, seconds: 900 };

function known(name: string): ProviderName {
  const provider = providerNames.find((one) => one === name);
  if (!provider) throw notFound();
  return provider;
}

/** Redirects the browser. The query of this answer is not passed on. */
function redirect(location: string, cookie: string): RawAnswer {
  const headers = { location, 'set-cookie': cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new RawAnswer('', 'text/plain; charset=utf-8', headers);
}

/** The page that ends a sign-in, in the language of the page to return to: it takes the session, or shows why there is none. */
function ending(outcome: { to: string; problem?: ConnectProblem; provider?: ProviderName }): string {
  return addressIn(pageAddress(outcome.to).language, `/login/connected?${new URLSearchParams({ ...outcome })}`);
}

/** The calls of sign-in through a provider; browsers navigate through the first two. */
export const connectCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: '/api/connect/:provider',
    section,
    summary: 'Go to a provider to sign in. `to` is our page to return to',
    viewer: 'anyone',
    params,
    query: z.object({ to: z.string().optional().describe('Our page to return to, as path and query') }),
    status: 303,
    limit,
    run: async (ctx, { params, query }) => {
      const provider = known(params.provider);
      const to = returnPath(query.to);
      // the protocol's code is loaded with the first sign-in through a provider
      const { beginConnect } = await import('./begin-connect.ts');
      const begun = await beginConnect(ctx, { provider, to });
      return 'problem' in begun
        ? redirect(ending({ to, problem: begun.problem, provider }), expiredAttemptCookie(ctx.config))
        : redirect(begun.location, attemptCookie(ctx.config, begun.sealed));
    },
  }),
  call({
    method: 'GET',
    path: '/api/connect/:provider/callback',
    section,
    summary: 'Return from a provider',
    viewer: 'anyone',
    params,
    // the provider's answer, validated as a whole by its protocol
    query: { readBy: 'useCase' },
    status: 303,
    limit,
    run: async (ctx, { params, query, headers }) => {
      const provider = known(params.provider);
      const { finishConnect } = await import('./finish-connect.ts');
      const done = await finishConnect(ctx, { provider, search: query, sealed: cookieIn(headers) });
      return 'problem' in done
        ? redirect(ending({ ...done, provider }), expiredAttemptCookie(ctx.config))
        : redirect(ending({ to: done.to }), codeCookie(ctx.config, done.code, codeMinutes['sign-in'] * 60));
    },
  }),
  call({
    method: 'POST',
    path: '/api/connect/session',
    section,
    summary: 'Start the session of a sign-in that a provider has just confirmed to this browser',
    viewer: 'anyone',
    answer: signedInAnswer,
    limit,
    run: async (ctx, { headers }) => {
      const code = cookieIn(headers);
      const session = await takeSession(ctx, { code, deviceName: deviceNameIn(headers) });
      return withSession(ctx, headers, session, [expiredAttemptCookie(ctx.config)]);
    },
  }),
];
