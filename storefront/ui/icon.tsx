import sprite from '@drawn/icons.svg?url';
import type { IconName } from './icon-names.ts';

export interface IconProps {
  name: IconName;
  /** In pixels; without it the class sets the size. */
  size?: number;
  className?: string;
  strokeWidth?: number;
  /** 'currentColor' fills it: a saved heart. */
  fill?: string;
}

/**
 * A line icon in the colour of the surrounding text. Hidden from screen readers: the text beside it gives its meaning.
 */
export function Icon({ name, size, className, strokeWidth = 2, fill = 'none' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      className={className}
      fill={fill}
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
