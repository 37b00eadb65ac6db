import { lazy, Suspense } from 'react';
import { shellTexts } from '../../messages/en/shell.ts';
import { useText } from '../rendering/text.tsx';

/** Shown if not even the code of the error page loads. */
function BareError() {
  const t = useText();
  return (
    <div className="page py-16">
      <h1 className="text-3xl">{t(shellTexts.offline)}</h1>
      <p className="mt-3">{t(shellTexts.offlineAdvice)}</p>
      <button
        type="button"
        className="mt-7 font-semibold text-accent underline"
        onClick={() => window.location.reload()}
      >
        {t(shellTexts.tryAgain)}
      </button>
    </div>
  );
}

const ShownError = lazy(() => import('./shown-error.tsx').catch(() => ({ default: BareError })));

/** Replaces a page that is not found, refused or failed. Its code is loaded ahead with that of `waiting.tsx`. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <ShownError error={error} />
    </Suspense>
  );
}
