import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import type { FieldRule } from '../../core/field-rule.ts';
import type { Role } from '../../core/viewer.ts';
import { username } from '../account-rules.ts';

/** Roles of staff, from least to most trusted (PROD-8). */
export const staffRoles = ['partner', 'editor', 'support', 'admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];

export function isStaffRole(text: string): text is StaffRole {
  return staffRoles.some((role) => role === text);
}

/** The key under which sign-ins of staff are counted: separate from their sign-ins as travellers. */
export const staffAccount = (email: string): string => `in the back office: ${email}`;

/** Minutes without use after which a back-office session ends, and the hours after which it ends in any case. */
export const idleMinutes = 120;
export const longestHours = 12;

/** Hours for which an invitation and the set-up link can be used. */
export const invitationHours = 72;

/** The rule of staff passwords; common passwords are refused as well. */
export const staffPassword = {
  missing: adminFieldRulesTexts.passwordMissing,
  least: 12,
  most: 256,
  asTyped: true,
} as const satisfies FieldRule;

/** The rules of the fields that accept an invitation. */
export const welcomeRules = {
  name: username,
  password: staffPassword,
  again: { missing: adminFieldRulesTexts.passwordAgain, asTyped: true },
  code: { missing: adminFieldRulesTexts.codeMissing },
} as const;

/** A member of staff as admins see them. */
export interface StaffMember {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly since: Date;
  /** Notified by email of submissions. */
  readonly notified: boolean;
  /** Last use of a session that is still open. */
  readonly seenAt: Date | null;
}

/** An open invitation. */
export interface OpenInvitation {
  readonly id: number;
  readonly email: string;
  readonly role: StaffRole;
  readonly invitedBy: string | null;
  /** The sender is no longer an admin: another admin adopts or withdraws the invitation. */
  readonly senderLeft: boolean;
  readonly expiresAt: Date;
}

/** When a session that is used now ends unless it is used again. */
export function idleEnd(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + idleMinutes * 60_000, endsAt.getTime()));
}

/** Display names of the roles. */
export const roleNames: Readonly<Record<StaffRole, string>> = {
  partner: 'Partner',
  editor: 'Editor',
  support: 'Support',
  admin: 'Admin',
};
