import { isRouteErrorResponse } from 'react-router';
import { waitingTexts } from '../../messages/en/waiting.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';

interface ErrorText {
  /** Null offline, when none can be loaded. */
  readonly picture: string | null;
  readonly title: string;
  readonly text: string;
}

interface ErrorMessages {
  readonly picture: string | null;
  readonly title: Message;
  readonly text: Message;
}

const lost: ErrorMessages = {
  picture: '/artwork/tiger-forest-3.wide.svg',
  title: waitingTexts.pageNotFound,
  text: waitingTexts.pageNotFoundText,
};
const broken: ErrorMessages = {
  picture: '/artwork/river-valley-4.wide.svg',
  title: waitingTexts.somethingWentWrong,
  text: waitingTexts.somethingWentWrongText,
};
const busy: ErrorMessages = {
  ...broken,
  title: waitingTexts.busy,
  text: waitingTexts.busyText,
};
const offline: ErrorMessages = {
  picture: null,
  title: waitingTexts.offline,
  text: waitingTexts.offlineText,
};

const markup = /^\s*[<{[]/;

/** The text that replaces a page: not found, refused, failed, or not available offline. */
export function errorText(t: Translate, error: unknown, online: boolean): ErrorText {
  const response = isRouteErrorResponse(error) ? error : undefined;
  if (response?.status === 404) return wordsOf(t, lost);
  if (!online) return wordsOf(t, offline);
  if (response?.status === 429) return wordsOf(t, busy);
  const message = response && response.status < 500 ? response.data : undefined;
  const words = wordsOf(t, broken);
  // another program's answer is not readable for people
  return typeof message === 'string' && message !== '' && !markup.test(message) ? { ...words, text: message } : words;
}

function wordsOf(t: Translate, { picture, title, text }: ErrorMessages): ErrorText {
  return { picture, title: t(title), text: t(text) };
}

/** True if the code of a page failed to load: after a release it has another name. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /\bmodule\b/.test(error.message);
}
