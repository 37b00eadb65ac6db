import { useRouteLoaderData } from 'react-router';
import type { ProviderName } from '../../service/accounts/social/provider.ts';
import type { loader } from '../root.tsx';

/** The sign-in providers that the operator has set up: part of every page, the same for all visitors. */
export function useProviders(): readonly ProviderName[] {
  return useRouteLoaderData<typeof loader>('root')?.providers ?? [];
}
