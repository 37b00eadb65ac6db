import { createHmac } from 'node:crypto';
import * as openid from 'openid-client';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { ConnectRefused, type Provider } from './provider.ts';
import { identityOf, refusalOf } from './provider-answer.ts';

const timeout = 8;
const person = z.object({ id: z.string(), name: z.string().optional(), email: z.string().optional() });

/**
 * OAuth 2 with PKCE and state; the Graph API returns the identity. Facebook does not say whether the email address is
 * verified, so it counts as unverified.
 */
export function makeFacebook({ url, graphUrl, clientId, clientSecret }: NonNullable<Config['facebook']>): Provider {
  const facebook = new openid.Configuration(
    {
      issuer: url,
      authorization_endpoint: `${url}/dialog/oauth`,
      token_endpoint: `${graphUrl}/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  facebook.timeout = timeout;
  if (url.startsWith('http:') || graphUrl.startsWith('http:')) openid.allowInsecureRequests(facebook);

  async function whoHas(accessToken: string) {
    const me = new URL(`${graphUrl}/me`);
    me.searchParams.set('fields', 'id,name,email');
    me.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(accessToken).digest('hex'));
    const answer = await openid.fetchProtectedResource(facebook, accessToken, me, 'GET');
    if (!answer.ok) throw new ConnectRefused('unavailable', `the Graph API answered ${answer.status}`);
    return person.parse(await answer.json());
  }

  return {
    begin: async ({ state, verifier }, callback) =>
      openid.buildAuthorizationUrl(facebook, {
        redirect_uri: callback,
        scope: 'email public_profile',
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    finish: async ({ state, verifier }, callback) => {
      try {
        const checks = { expectedState: state, pkceCodeVerifier: verifier };
        const tokens = await openid.authorizationCodeGrant(facebook, callback, checks);
        const { id, name, email } = await whoHas(tokens.access_token);
        return identityOf('facebook', { subject: id, name, email, emailVerified: false });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}
