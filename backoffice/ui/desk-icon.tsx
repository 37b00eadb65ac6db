import sprite from '@drawn/icons.svg?url';
import type { IconName } from '../../storefront/ui/icon-names.ts';
import type { DeskIconName } from './desk-icon-names.ts';

/** A line icon in the colour of the text around it, of the shop’s and the desk’s own; the text beside it says what it means. */
export function DeskIcon({
  name,
  size = 20,
  className,
}: {
  name: IconName | DeskIconName;
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
