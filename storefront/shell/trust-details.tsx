import { Link, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import type { FrameData, TrustLine } from './frame.ts';

/** The operator's legal identity, grievance officer and other contact details; nothing if none are set. */
export default function TrustDetails({ lines, look }: { lines: readonly TrustLine[]; look: string }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
      {lines.map(({ label, parts }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          {parts.map(({ text, to }) => (
            <dd key={text} className="wrap-anywhere">
              {to ? (
                <Link to={to} className={look}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The operator's contact details on storefront pages; null if they are not known. */
export function useContact(): FrameData['contact'] {
  return useRouteLoaderData<typeof loader>('root')?.storefront.frame.contact ?? null;
}

/** The operator's legal identity and other contact details. */
export function useTrust(): readonly TrustLine[] {
  return useRouteLoaderData<typeof loader>('root')?.storefront.frame.trust ?? [];
}
