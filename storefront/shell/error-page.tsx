import { lazy, Suspense } from 'react';

const ShownError = lazy(() => import('./shown-error.tsx').catch(() => ({ default: BareError })));

/** Where not even the code of the error comes. */
function BareError() {
  return (
    <div className="page py-16 text-center">
      <h1 className="text-3xl md:text-4xl">You are offline</h1>
      <p className="mt-3 text-lg text-ink-soft">Please try again when you are back online.</p>
    </div>
  );
}

/** What stands in place of a page: not found, refused, or failed. Its code comes ahead, with that of `waiting.tsx`. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <ShownError error={error} />
    </Suspense>
  );
}
