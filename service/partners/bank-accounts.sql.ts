import type { Database } from '../platform/context.ts';
import type { BankAccount } from './bank-account.ts';

const columns = ['holder', 'ifsc', 'last_digits as lastDigits'] as const;

export interface SealedBankAccount extends BankAccount {
  readonly sealedNumber: string;
}

/** The bank account of a partner; undefined: none. */
export function accountOf(db: Database, partner: number): Promise<SealedBankAccount | undefined> {
  return db
    .selectFrom('partner_bank_accounts')
    .select([...columns, 'sealed_number as sealedNumber'])
    .where('partner_id', '=', partner)
    .executeTakeFirst();
}

/** The bank accounts of all partners, by partner (partners.id). */
export async function accountsOfAll(db: Database): Promise<ReadonlyMap<number, SealedBankAccount>> {
  const rows = await db
    .selectFrom('partner_bank_accounts')
    .select([...columns, 'sealed_number as sealedNumber', 'partner_id as partner'])
    .execute();
  return new Map(rows.map(({ partner, ...account }) => [partner, account]));
}

/** Stores the bank account of a partner; replaces one. */
export async function putAccount(
  db: Database,
  { partner, holder, ifsc, lastDigits, sealedNumber, now }: SealedBankAccount & { partner: number; now: Date },
): Promise<void> {
  const account = { holder, ifsc, last_digits: lastDigits, sealed_number: sealedNumber, changed_at: now };
  await db
    .insertInto('partner_bank_accounts')
    .values({ partner_id: partner, ...account })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(account))
    .execute();
}
