import { isRouteErrorResponse, useLocation } from 'react-router';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { AdminTitle } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

const titles: Readonly<Record<number, string>> = {
  403: 'Your role does not have access',
  404: 'Not found',
  429: 'Too many requests',
};

function messageIn(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? data.message
    : undefined;
}

/** Replaces a page that was refused, is not found or failed. */
export function AdminError({ error }: { error: unknown }) {
  const known = isRouteErrorResponse(error) ? error : undefined;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const title = (known && titles[known.status]) ?? 'This page did not load';
  const own = known && messageIn(known.data);
  const detail = own && !['Forbidden', 'Not Found', 'Not found'].includes(own) ? own : undefined;
  return (
    <div className="max-w-lg py-16 text-center">
      <AdminTitle of={title} />
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-ink-soft">
        {detail ??
          (known?.status === 403
            ? 'Ask an admin if you need access.'
            : known?.status === 404
              ? 'It may have been deleted, or the link is wrong.'
              : 'Something went wrong on our side. Your entries were not saved. Try again.')}
      </p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        {known && known.status < 500 ? null : (
          <a href={here} className={buttonLook({ variant: 'primary', size: 'sm' })}>
            Try again
          </a>
        )}
        <a href={adminUrls.today} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          Go to Today
        </a>
      </p>
    </div>
  );
}
