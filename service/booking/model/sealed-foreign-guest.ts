import type { Config } from '../../platform/config.ts';
import { openText, sealText } from '../../platform/sealed-text.ts';
import { type ForeignGuest, isForeignGuest } from './foreign-guest.ts';

const key = ({ secret }: Pick<Config, 'secret'>) => ({ secret, purpose: 'foreign guests' });

/** Encrypts what is kept about a guest for the database. */
export function sealForeignGuest(guest: ForeignGuest, config: Pick<Config, 'secret'>): string {
  return sealText(JSON.stringify(guest), key(config));
}

/** Decrypts it; undefined if it was encrypted with another secret of the installation. */
export function openForeignGuest(sealed: string, config: Pick<Config, 'secret'>): ForeignGuest | undefined {
  const text = openText(sealed, key(config));
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  return isForeignGuest(value) ? value : undefined;
}
