import { adminFieldRulesTexts } from '../../messages/en/admin/field-rules.ts';
import type { FieldRule } from '../core/field-rule.ts';

/** A partner's bank account, without its number. */
export interface BankAccount {
  /** The name of the account, as the bank has it. */
  readonly holder: string;
  readonly ifsc: string;
  /** The last four digits of the number. */
  readonly lastDigits: string;
}

/** Names that bank files take: no accents, no signs that could begin a formula. */
export const holderRule: FieldRule = {
  missing: adminFieldRulesTexts.accountHolderMissing,
  most: 70,
  right: (text) => /^[A-Z0-9][A-Z0-9 .,&'()/-]*$/i.test(text),
  wrong: adminFieldRulesTexts.accountHolderWrong,
};

/** The typed number without spaces and hyphens. */
export const accountNumberOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** Whether it can be an account number: banks in India have 9 to 18 digits. */
export const isAccountNumber = (number: string): boolean => /^\d{9,18}$/.test(number) && !/^0+$/.test(number);

/** The typed code in capitals, without spaces. */
export const ifscOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Whether it has the format of an IFSC (RBI): four letters of the bank, a zero, six of the branch. */
export const isIfsc = (code: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code);
