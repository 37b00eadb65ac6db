import { Link } from 'react-router';
import type { Clash } from '../../service/booking/trip/clashes.ts';
import { Icon } from '../ui/icon.tsx';
import { clashText } from './clash-words.ts';

/** A clash as text, with links to change either of the two. It blocks nothing. */
export function ClashNote({ clash, to, change }: { clash: Clash; to: string; change: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-field border-s-4 border-marigold bg-sunk px-4 py-3">
      <Icon name="triangle-alert" size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {clashText(clash)}{' '}
        <Link to={to} className="font-semibold underline underline-offset-4 hover:text-accent">
          {change}
        </Link>
      </span>
    </p>
  );
}
