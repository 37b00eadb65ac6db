import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import type { FrameData, TrustLine } from './frame.ts';

/** How the operator is reached, on the pages of the storefront; null while nobody can say. */
export function useContact(): FrameData['contact'] {
  return useRouteLoaderData<typeof loader>('root')?.storefront.frame.contact ?? null;
}

/** Who the operator is by law and the other ways to reach him. */
export function useTrust(): readonly TrustLine[] {
  return useRouteLoaderData<typeof loader>('root')?.storefront.frame.trust ?? [];
}
