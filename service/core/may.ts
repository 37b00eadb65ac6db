import { AppError } from './app-error.ts';
import { type ContentAction, type Role, roles, type SignedIn, type Viewer } from './viewer.ts';

/** Kinds of viewers; a user counts by their role. */
type Asker = 'visitor' | Role | 'program' | 'operator' | 'clock';

const anyone: readonly Asker[] = ['visitor', ...roles, 'program', 'operator', 'clock'];
const butPrograms = anyone.filter((asker) => asker !== 'program');
const users: readonly Asker[] = roles;
const editors: readonly Asker[] = ['editor', 'admin', 'operator'];
const supporters: readonly Asker[] = ['support', 'admin', 'operator'];
const admins: readonly Asker[] = ['admin', 'operator'];
const staff: readonly Asker[] = ['partner', 'editor', 'support', 'admin'];

/**
 * The only table of permissions. `anyone`: everyone has the right; the use case then checks a key, a code or a
 * signature. `program` is in a row if programs have that right whatever their scopes; their rights to content
 * entries come from their scopes.
 */
const rights = {
  'read the site': anyone,
  'read content': butPrograms,
  'ask for a price': anyone,
  'sign in': anyone,
  'book without an account': anyone,
  'use the link of a booking': anyone,
  'read a calendar by its key': anyone,
  'report a payment': anyone,
  'write to the operator': anyone,
  'ask for the newsletter': anyone,
  'write a review': butPrograms,

  'own account': users,
  'own bookings': users,
  'own newsletter': users,
  'own staff account': staff,
  'own listings': ['partner'],

  'write content': editors,
  'work with the pictures': editors,
  'change stock': editors,
  'change the calendar': ['partner', ...editors],
  'connect other channels': ['partner', ...admins],
  'moderate reviews': ['editor', 'support', 'admin', 'operator'],
  'see bookings': supporters,
  'change bookings': supporters,
  'see payments': supporters,
  'record a transfer': supporters,
  'redeem a voucher': ['partner', ...supporters],
  'acknowledge bookings': ['partner', ...supporters],
  'record foreign guests': ['partner', ...supporters],
  'answer travellers': supporters,
  'work with the newsletter': supporters,
  'see who travels': supporters,
  'change the rules of sale': [...admins, 'program'],
  'set payments and emails up': admins,
  'change redirects and search engines': admins,
  'manage webhooks': admins,
  'manage api tokens': admins,
  'replace the catalogue': admins,
  'manage staff': admins,
  'manage partners': admins,
  'answer for personal data': admins,
  'read the audit log': admins,
  'see what failed': admins,
  'set up the site': ['operator', 'clock'],

  'run scheduled jobs': ['clock'],
} as const satisfies Record<string, readonly Asker[]>;

export type Right = keyof typeof rights;

const isRight = (name: string): name is Right => Object.hasOwn(rights, name);
const rightNames = Object.keys(rights).filter(isRight);
/** Every right and the viewers who have it, in the order of the table, without the rights of `anyone`. */
export function rightsOf(askers: readonly Role[]): { right: Right; of: readonly Role[] }[] {
  return rightNames
    .filter((right) => !may({ kind: 'visitor' }, right))
    .map((right) => ({ right, of: askers.filter((role) => isAmong(rights[right], role)) }))
    .filter(({ of }) => of.length > 0);
}

function isAmong(askers: readonly Asker[], asker: Asker): boolean {
  return askers.includes(asker);
}

type OwnRight = Extract<Right, `own ${string}`>;

/** The scope that a program needs: an action on entries of a type. */
interface Scoped {
  readonly type: string;
  readonly action: ContentAction;
}

function askerOf(viewer: Viewer): Asker {
  if (viewer.kind === 'user') return viewer.role;
  return viewer.kind === 'token' ? 'program' : viewer.kind;
}

/** Whether the viewer has the right; a program, for content, by its scopes alone. */
export function may(viewer: Viewer, right: Right, scoped?: Scoped): boolean {
  if (viewer.kind === 'token' && scoped) {
    const { scopes } = viewer;
    const has = (name: string) => Object.hasOwn(scopes, name) && scopes[name]?.includes(scoped.action);
    return has(scoped.type) === true || has('*') === true;
  }
  return isAmong(rights[right], askerOf(viewer));
}

/**
 * The first statement of every use case. Throws UnauthorizedError for a visitor and ForbiddenError for any other viewer
 * without the right.
 */
export function requireRight(viewer: Viewer, right: Right, scoped?: Scoped): void {
  if (may(viewer, right, scoped)) return;
  if (viewer.kind === 'visitor') throw new AppError('UnauthorizedError', 'Missing or invalid credentials');
  throw new AppError('ForbiddenError', 'Forbidden');
}

/** The signed-in user whose own data is requested. Throws like `requireRight`. */
export function requireOwner(viewer: Viewer, right: OwnRight): SignedIn {
  requireRight(viewer, right);
  if (viewer.kind !== 'user') throw new Error(`${right} is somebody's who is no user`);
  return viewer;
}
