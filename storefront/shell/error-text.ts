import { isRouteErrorResponse } from 'react-router';

interface ErrorText {
  /** Null offline, when none can be loaded. */
  readonly picture: string | null;
  readonly title: string;
  readonly text: string;
}

const lost: ErrorText = {
  picture: '/artwork/tiger-forest-3.wide.svg',
  title: 'Page not found',
  text: 'This page does not exist, or it has moved.',
};
const broken: ErrorText = {
  picture: '/artwork/river-valley-4.wide.svg',
  title: 'Something went wrong',
  text: 'There is a problem on our side. Nothing is lost. Please try again in a minute.',
};
const busy: ErrorText = {
  ...broken,
  title: 'Please wait a moment',
  text: 'We are getting too many requests. Nothing is lost. Please try again in a minute.',
};
const offline: ErrorText = {
  picture: null,
  title: 'You are offline',
  text: 'This page needs a connection. Your cart is safe. Please try again when you are back online.',
};

const markup = /^\s*[<{[]/;

/** The text that replaces a page: not found, refused, failed, or not available offline. */
export function errorText(error: unknown, online: boolean): ErrorText {
  const response = isRouteErrorResponse(error) ? error : undefined;
  if (response?.status === 404) return lost;
  if (!online) return offline;
  if (response?.status === 429) return busy;
  const message = response && response.status < 500 ? response.data : undefined;
  // another program's answer is not readable for people
  return typeof message === 'string' && message !== '' && !markup.test(message) ? { ...broken, text: message } : broken;
}

/** True if the code of a page failed to load: after a release it has another name. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /\bmodule\b/.test(error.message);
}
