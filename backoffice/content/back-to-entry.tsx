import { Link } from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { adminUrls } from '../urls.ts';

interface BackToEntryProps {
  readonly type: string;
  readonly documentId: string;
  readonly title: string;
}

/** The way back to an entry from a page about it. */
export function BackToEntry({ type, documentId, title }: BackToEntryProps) {
  const t = useText();
  return (
    <nav aria-label={t(adminContentTexts.breadcrumb)} className="mb-2 text-sm">
      <Link
        to={adminUrls.entry(type, documentId)}
        className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
      >
        ← {title}
      </Link>
    </nav>
  );
}
