import { Link } from 'react-router';
import { uiTexts } from '../../messages/en/ui.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from './icon.tsx';

/** The breadcrumb of a page; its last step is the page itself. A name longer than the line is cut off. */
export function Breadcrumb({ steps }: { steps: readonly { readonly name: string; readonly to: string }[] }) {
  const t = useText();
  const last = steps.length - 1;
  return (
    <nav aria-label={t(uiTexts.breadcrumb)}>
      <ol className="flex items-center text-sm text-ink-soft">
        {steps.map(({ name, to }, place) =>
          place === last ? (
            <li key={to} aria-current="page" title={name} className="min-w-0 shrink-[9999] truncate">
              {name}
            </li>
          ) : (
            <li key={to} className="flex min-w-0 items-center">
              <Link
                to={to}
                title={name}
                className="truncate py-3 font-semibold underline-offset-4 hover:text-accent hover:underline"
              >
                {name}
              </Link>
              <Icon name="chevron-right" size={16} className="mx-1 shrink-0" />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
