import { ApiError, refusal } from './api.ts';
import { hasEnded, renewSession } from './renew-session.ts';
import { readItem } from './storage.ts';

/** Sends a form with files to our API, with the stored session. Throws ApiError. */
export async function sendForm<T>(path: string, form: FormData): Promise<T> {
  if (hasEnded(readItem('jwt'))) await renewSession();
  const token = readItem('jwt');
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(path, { method: 'POST', headers, body: form }).catch(() => {
    throw new ApiError(0, 'NetworkError', 'Network error. Please try again.');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  // our own API follows its contract; the caller names the type
  if (response.ok && answer !== undefined) return answer as T;
  throw refusal(response, answer);
}
