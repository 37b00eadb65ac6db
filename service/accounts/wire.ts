import type { z } from 'zod';
import type * as bodies from './account-bodies.ts';

// Wire types. Types only, so that pages can import them.

export type UserWire = z.infer<typeof bodies.profileAnswer>;
export type SignedInWire = z.infer<typeof bodies.signedInAnswer>;
/** An item of `data` in GET /api/users/me/sessions. */
export type SessionWire = z.infer<typeof bodies.sessionsAnswer>['data'][number];
export type ConfirmationSentWire = z.infer<typeof bodies.sentAnswer>;
