import type { FieldRule } from '../../core/field-rule.ts';
import type { Role } from '../../core/viewer.ts';
import { username } from '../account-rules.ts';

/** Roles of people who work in the back office, from least to most trusted (PROD-8). */
export const staffRoles = ['partner', 'editor', 'support', 'admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];

export function isStaffRole(text: string): text is StaffRole {
  return staffRoles.some((role) => role === text);
}

/** Under which name the sign-ins of somebody who works here are counted: apart from what they do as a traveller. */
export const staffAccount = (email: string): string => `in the back office: ${email}`;

/** A session in the back office ends when nobody used it for so long, and after so many hours whoever uses it. */
export const idleMinutes = 120;
export const longestHours = 12;

/** How long an invitation, and the link that sets the site up, can be used. */
export const invitationHours = 72;

/** A password of staff; common ones are refused besides. */
export const staffPassword = {
  missing: 'Please enter a password.',
  least: 12,
  most: 256,
  asTyped: true,
} as const satisfies FieldRule;

/** The fields of an invitation that is accepted. */
export const welcomeRules = {
  name: username,
  password: staffPassword,
  again: { missing: 'Please enter the password again.', asTyped: true },
  code: { missing: 'Please enter the six digits that your app shows.' },
} as const;

/** Somebody who works in the back office, as admins see them. */
export interface StaffMember {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly since: Date;
  /** Told by email of what partners propose. */
  readonly told: boolean;
  /** When they were last seen in a session that still stands. */
  readonly seenAt: Date | null;
}

/** An invitation that nobody has accepted. */
export interface OpenInvitation {
  readonly id: number;
  readonly email: string;
  readonly role: StaffRole;
  readonly invitedBy: string | null;
  /** Whoever sent it is no admin any more: an admin keeps it or takes it back. */
  readonly senderLeft: boolean;
  readonly expiresAt: Date;
}

/** When a session that is used now ends unless it is used again. */
export function idleEnd(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + idleMinutes * 60_000, endsAt.getTime()));
}

/** The roles, in words. */
export const roleNames: Readonly<Record<StaffRole, string>> = {
  partner: 'Partner',
  editor: 'Editor',
  support: 'Support',
  admin: 'Admin',
};
