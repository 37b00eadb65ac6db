import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import type { FrameData, TrustLine } from './frame.ts';

/** The operator's contact details on storefront pages; null if they are not known. */
export function useContact(): FrameData['contact'] {
  return useRouteLoaderData<typeof loader>('root')?.storefront.frame.contact ?? null;
}

/** The operator's legal identity and other contact details. */
export function useTrust(): readonly TrustLine[] {
  return useRouteLoaderData<typeof loader>('root')?.storefront.frame.trust ?? [];
}
