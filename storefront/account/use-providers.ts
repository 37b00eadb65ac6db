import { useRouteLoaderData } from 'react-router';
import type { ProviderName } from '../../service/accounts/social/provider.ts';
import type { loader } from '../root.tsx';

/** The providers of sign-ins that the operator has set up: part of every page, equal for all visitors. */
export function useProviders(): readonly ProviderName[] {
  return useRouteLoaderData<typeof loader>('root')?.providers ?? [];
}
