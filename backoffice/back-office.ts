import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import { AppError } from '../service/core/app-error.ts';
import type { SignedIn } from '../service/core/viewer.ts';
import type { Context } from '../service/platform/context.ts';
import { adminUrls } from './urls.ts';

/** What every loader and action knows about the request. */
export interface AdminRequest {
  /** Its viewer is the signed-in user, or a visitor. */
  readonly ctx: Context;
  /** The requested address with its query. */
  readonly address: string;
  readonly device: string;
  /** The confirmation of the previous page's action, shown once. */
  readonly message: string | undefined;
}

/** The router context key of `AdminRequest`. Pages use `staffContext`. */
export const adminRequest = createContext<AdminRequest>();

/** A context whose viewer is signed in to the back office. */
export type StaffContext = Context & { readonly viewer: SignedIn };

/**
 * The use case context of the signed-in member of staff. Redirects everyone else to sign in; they return here
 * afterwards.
 */
export function staffContext(context: Readonly<RouterContextProvider>): StaffContext {
  const { ctx, address } = context.get(adminRequest);
  const { viewer } = ctx;
  if (viewer.kind !== 'user') throw redirect(adminUrls.loginTo(address));
  return { ...ctx, viewer };
}

/** Runs `read` with the context of `staffContext`. An AppError becomes the page's own error with its message. */
export async function asStaff<Result>(
  context: Readonly<RouterContextProvider>,
  read: (ctx: StaffContext) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(staffContext(context));
  } catch (error) {
    throw asRouteError(error);
  }
}

/** The error as the router's error page shows it: an AppError with its message and status, anything else unchanged. */
export function asRouteError(error: unknown): unknown {
  return error instanceof AppError ? data({ message: error.message }, { status: error.status }) : error;
}
