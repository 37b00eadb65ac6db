/** HOME-21: an answer that is not from our server, such as the sign-in page of a Wi-Fi network or a proxy's page. */
export const notOurs = 'Invalid data structure received from API';

// React Router's messages for data that it cannot read
const unread = /^(?:Unable to decode|No result found|Invalid response found)/;

export const noNetwork = 'Network error. Please try again.';

/** True if the request was stopped, or did not reach any server. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'AbortError');
}

/** The message for a page without data: `failed`, unless the answer was not ours. */
export function whyMissing(error: unknown, failed: string): string {
  return error instanceof Error && unread.test(error.message) ? notOurs : failed;
}
