import { lazy, Suspense } from 'react';

const ShownError = lazy(() => import('./shown-error.tsx'));

/** What stands in place of a page: not found, refused, or failed. Its code comes ahead, with that of `waiting.tsx`. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <ShownError error={error} />
    </Suspense>
  );
}
