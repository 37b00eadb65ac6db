/** HOME-21: something answered, but not our service: the page of a network that wants to be paid first, a proxy's own. */
export const notOurs = 'Invalid data structure received from API';

// how React Router says that it cannot read what came for a route
const unread = /^(?:Unable to decode|No result found|Invalid response found)/;

export const noNetwork = 'Network error. Please try again.';

/** The request was stopped, by the browser or its reader, or did not reach anybody: nobody answered anything. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'AbortError');
}

/** Why a page has no data: `failed`, unless what came is no data of ours. */
export function whyMissing(error: unknown, failed: string): string {
  return error instanceof Error && unread.test(error.message) ? notOurs : failed;
}
