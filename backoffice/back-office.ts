import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import { AppError } from '../service/core/app-error.ts';
import type { SignedIn } from '../service/core/viewer.ts';
import type { Context } from '../service/platform/context.ts';
import { adminUrls } from './urls.ts';

/** What the door knows of a request. */
export interface Asked {
  /** With the viewer of the session, or a visitor. */
  readonly ctx: Context;
  /** The address that was asked for, with its question. */
  readonly address: string;
  readonly device: string;
  /** What the page before has done, to be said once. */
  readonly said: string | undefined;
}

/** Where loaders and actions find it; pages use `staffOf`. */
export const asked = createContext<Asked>();

/** A context whose viewer works in the back office. */
export type StaffContext = Context & { readonly viewer: SignedIn };

/**
 * The context that use cases take, of somebody who is signed in in the back office. Everybody else is sent to sign in and comes back
 * here afterwards.
 */
export function staffOf(context: Readonly<RouterContextProvider>): StaffContext {
  const { ctx, address } = context.get(asked);
  const { viewer } = ctx;
  if (viewer.kind !== 'user') throw redirect(adminUrls.loginThen(address));
  return { ...ctx, viewer };
}

/** What a page reads: `useCase` with the context of `staffOf`. What it refuses becomes the page’s own error, in words. */
export async function asStaff<Result>(
  context: Readonly<RouterContextProvider>,
  read: (ctx: StaffContext) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(staffOf(context));
  } catch (error) {
    throw shown(error);
  }
}

/** A refusal as the error page shows it. */
export function shown(error: unknown): unknown {
  return error instanceof AppError ? data({ message: error.message }, { status: error.status }) : error;
}
