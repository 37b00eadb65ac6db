import sprite from '@drawn/icons.svg?url';
import type { IconName } from '../../storefront/ui/icon-names.ts';
import type { AdminIconName } from './admin-icon-names.ts';

/** A line icon in the colour of the text around it, of the storefront’s and the back office’s own; the text beside it says what it means. */
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
