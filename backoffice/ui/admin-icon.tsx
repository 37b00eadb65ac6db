import sprite from '@drawn/icons.svg?url';
import type { IconName } from '../../storefront/ui/icon-names.ts';
import type { AdminIconName } from './admin-icon-names.ts';

/**
 * A line icon in the colour of the surrounding text, from the icons of storefront and back office. The text beside it
 * gives its meaning.
 */
export function AdminIcon({
  name,
  size = 20,
  className,
}: {
  name: IconName | AdminIconName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      className={`shrink-0 ${className ?? ''}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
