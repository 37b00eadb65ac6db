import sprite from '@drawn/icons.svg?url';
import type { IconName } from './icon-names.ts';

export interface IconProps {
  name: IconName;
  /** Pixels; without it the class gives the size. */
  size?: number;
  className?: string;
  strokeWidth?: number;
  /** 'currentColor' fills it: a heart that is saved. */
  fill?: string;
}

/** A line icon in the colour of the text around it. It says nothing to a screen reader: the text beside it does. */
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
