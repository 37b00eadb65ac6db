import { Link } from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { useText } from '../../storefront/rendering/text.tsx';

/** The way back from a page to the one it belongs to. */
export function BackTo({ to, title }: { to: string; title: string }) {
  const t = useText();
  return (
    <nav aria-label={t(adminContentTexts.breadcrumb)} className="mb-2 text-sm">
      <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
        ← {title}
      </Link>
    </nav>
  );
}
