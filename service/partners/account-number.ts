import type { Config } from '../platform/config.ts';
import { openText, sealText } from '../platform/sealed-text.ts';

const key = ({ secret }: Pick<Config, 'secret'>) => ({ secret, purpose: 'partner bank accounts' });

/** Encrypts an account number for the database. */
export function sealAccountNumber(number: string, config: Pick<Config, 'secret'>): string {
  return sealText(number, key(config));
}

/** The account number; undefined if it was encrypted with another secret of the installation. */
export function openAccountNumber(sealed: string, config: Pick<Config, 'secret'>): string | undefined {
  return openText(sealed, key(config));
}
