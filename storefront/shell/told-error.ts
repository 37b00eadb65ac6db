import { isRouteErrorResponse } from 'react-router';

interface Told {
  /** Null where there is no network to fetch one. */
  readonly picture: string | null;
  readonly title: string;
  readonly text: string;
}

const lost: Told = {
  picture: '/artwork/tiger-forest-3.wide.svg',
  title: 'Page not found',
  text: 'This page does not exist, or it has moved.',
};
const broken: Told = {
  picture: '/artwork/river-valley-4.wide.svg',
  title: 'Something went wrong',
  text: 'There is a problem on our side. Nothing you did is lost. Please try again in a minute.',
};
const busy: Told = {
  ...broken,
  title: 'Please wait a moment',
  text: 'There are too many requests at the moment. Nothing you did is lost. Please try again in a minute.',
};
const offline: Told = {
  picture: null,
  title: 'You are offline',
  text: 'This page could not be loaded without a connection. What is in your cart stays there; please try again when you are back online.',
};

const markup = /^\s*[<{[]/;

/** What is said in place of a page: not found, refused, failed, or not to be had without a network. */
export function toldError(error: unknown, online: boolean): Told {
  const response = isRouteErrorResponse(error) ? error : undefined;
  if (response?.status === 404) return lost;
  if (!online) return offline;
  if (response?.status === 429) return busy;
  const said = response && response.status < 500 ? response.data : undefined;
  // what another program answers is not for people
  return typeof said === 'string' && said !== '' && !markup.test(said) ? { ...broken, text: said } : broken;
}

/** The code of a page did not come: after a new release it has another name. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /\bmodule\b/.test(error.message);
}
