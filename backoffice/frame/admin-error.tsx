import { isRouteErrorResponse, useLocation } from 'react-router';
import { adminFrameTexts } from '../../messages/en/admin/frame.ts';
import type { Message } from '../../messages/message.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { AdminTitle } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

const titles: Readonly<Record<number, Message>> = {
  403: adminFrameTexts.noAccess,
  404: adminFrameTexts.notFound,
  429: adminFrameTexts.tooManyRequests,
};

function messageIn(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? data.message
    : undefined;
}

/** Replaces a page that was refused, is not found or failed. */
export function AdminError({ error }: { error: unknown }) {
  const t = useText();
  const known = isRouteErrorResponse(error) ? error : undefined;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const title = t((known && titles[known.status]) ?? adminFrameTexts.notLoaded);
  const own = known && messageIn(known.data);
  const detail = own && !['Forbidden', 'Not Found', 'Not found'].includes(own) ? own : undefined;
  return (
    <div className="max-w-lg py-16 text-center">
      <AdminTitle of={title} />
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-ink-soft">
        {detail ??
          (known?.status === 403
            ? t(adminFrameTexts.askForAccess)
            : known?.status === 404
              ? t(adminFrameTexts.mayBeDeleted)
              : t(adminFrameTexts.ownFault))}
      </p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        {known && known.status < 500 ? null : (
          <a href={here} className={buttonLook({ variant: 'primary', size: 'sm' })}>
            {t(adminFrameTexts.tryAgain)}
          </a>
        )}
        <a href={adminUrls.today} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          {t(adminFrameTexts.goToToday)}
        </a>
      </p>
    </div>
  );
}
