import { Link } from 'react-router';
import { Icon } from './icon.tsx';

/** The way to a page; its last step is the page itself. One line: a long name of the page is cut. */
export function Breadcrumb({ steps }: { steps: readonly { readonly name: string; readonly to: string }[] }) {
  const last = steps.length - 1;
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center text-sm text-ink-soft">
        {steps.map(({ name, to }, place) =>
          place === last ? (
            <li key={to} aria-current="page" title={name} className="truncate">
              {name}
            </li>
          ) : (
            <li key={to} className="flex shrink-0 items-center">
              <Link
                to={to}
                className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:text-accent hover:underline"
              >
                {name}
              </Link>
              <Icon name="chevron-right" size={16} className="mx-1" />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
