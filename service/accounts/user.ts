import { AppError, invalid } from '../core/app-error.ts';
import { today } from '../core/day.ts';

export interface User {
  readonly id: number;
  readonly documentId: string;
  readonly username: string;
  readonly email: string;
  readonly provider: string;
  readonly confirmed: boolean;
  readonly blocked: boolean;
  readonly phone: string | null;
  readonly address: string | null;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string | null;
  /** Receives review invitations by email after trips. */
  readonly reviewEmails: boolean;
  /** The language chosen while signed in; null: none was. */
  readonly language: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Fields that the owner may change. Absent: unchanged; null: cleared. */
export interface Profile {
  readonly username?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly dateOfBirth?: string | null | undefined;
  readonly reviewEmails?: boolean | undefined;
  readonly language?: string | null | undefined;
}

export function unauthorized(): AppError {
  return new AppError('UnauthorizedError', 'Missing or invalid credentials');
}

/** Throws ValidationError for a birth date in the future. */
export function checkBorn({ dateOfBirth }: Profile, now: Date): void {
  if (dateOfBirth && dateOfBirth >= today(now)) throw invalid('dateOfBirth must be a day in the past, as YYYY-MM-DD');
}
