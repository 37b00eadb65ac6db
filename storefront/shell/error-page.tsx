import { lazy, Suspense } from 'react';

/** Where not even the code of the error comes. */
const BareError = () => <h1 className="page py-16">You are offline</h1>;

const ShownError = lazy(() => import('./shown-error.tsx').catch(() => ({ default: BareError })));

/** What stands in place of a page: not found, refused, or failed. Its code comes ahead, with that of `waiting.tsx`. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <ShownError error={error} />
    </Suspense>
  );
}
