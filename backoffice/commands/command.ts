import type { RefObject } from 'react';
import type { IconName } from '../../storefront/ui/icon-names.ts';
import type { PlaceGroup } from '../navigation.ts';
import type { AdminIconName } from '../ui/admin-icon-names.ts';
import type { TypedAhead } from './keys.ts';

/** What the command bar opens: a page, an action, or something that the search found. */
export interface CommandOption {
  readonly title: string;
  readonly detail?: string | undefined;
  /** A state, at the end of the row. */
  readonly mark?: string | undefined;
  readonly icon: IconName | AdminIconName;
  /** Null: the list of keys. */
  readonly to: string | null;
  /** The letter that goes there after G. */
  readonly goKey?: string | undefined;
}

/** A page or an action. */
export interface Command extends CommandOption {
  readonly group: 'action' | 'page';
  /** Further words by which it is found. */
  readonly words: string;
}

export const foundKinds = ['booking', 'guest', 'product', 'partner'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** What the search found of a kind. `begins`: the best one begins with the text, or has that number or phone. */
export interface FoundGroup {
  readonly kind: FoundKind;
  readonly begins: boolean;
  readonly options: readonly CommandOption[];
}

export interface CommandBarProps {
  view: 'search' | 'keys';
  groups: readonly PlaceGroup[];
  /** What was typed before the bar was loaded. */
  typed: RefObject<TypedAhead>;
  onView: (view: 'search' | 'keys') => void;
  onClose: () => void;
}
