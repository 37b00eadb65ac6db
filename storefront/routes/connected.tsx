import { connectTexts } from '../../messages/en/connect.ts';
import { connectProblems, providerNames, returnPath } from '../../service/accounts/social/provider.ts';
import { pageAddress } from '../../service/core/language-address.ts';
import { AdoptSession, NotConnected } from '../account/adopt-session.tsx';
import { textOfPage } from '../rendering/text.tsx';
import { ownTitle, privatePage } from '../shell/page-head.ts';
import type { Route } from './+types/connected';

export const headers = privatePage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = textOfPage();
  const title = loaderData?.problem ? t(connectTexts.refused) : t(connectTexts.title);
  return [{ title: ownTitle(title, { matches }) }, { name: 'robots', content: 'noindex' }];
}

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  return {
    to: pageAddress(returnPath(query.get('to'))).path,
    problem: connectProblems.find((problem) => problem === query.get('problem')),
    provider: providerNames.find((name) => name === query.get('provider')),
  };
}

/** The end of signing in through a provider. */
export default function Connected({ loaderData: { to, problem, provider } }: Route.ComponentProps) {
  return problem ? <NotConnected to={to} problem={problem} provider={provider} /> : <AdoptSession to={to} />;
}
