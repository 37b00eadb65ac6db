import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ConnectRefused } from './provider.ts';

/** Error codes of openid-client for an unexpected answer: forged, mixed up, or too late. */
const notOurs = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]);

/** Maps an error of openid-client to a problem for the traveller. Its message contains nothing secret. */
export function refusalOf(error: unknown): ConnectRefused {
  if (error instanceof ConnectRefused) return error;
  if (error instanceof AuthorizationResponseError) {
    return new ConnectRefused(error.error === 'access_denied' ? 'denied' : 'unavailable', error.error);
  }
  if (error instanceof ResponseBodyError) {
    return new ConnectRefused(error.error === 'invalid_grant' ? 'expired' : 'unavailable', error.error);
  }
  if (error instanceof ClientError) {
    const refusedByStatus = error.cause instanceof Response && error.cause.status >= 400 && error.cause.status < 500;
    const expired = notOurs.has(error.code ?? '') || refusedByStatus;
    const detail = error.cause instanceof Error ? error.cause.message : error.message;
    return new ConnectRefused(expired ? 'expired' : 'unavailable', `${error.code}: ${detail}`);
  }
  return new ConnectRefused('unavailable', error instanceof Error ? error.message : String(error));
}
