import * as openid from 'openid-client';
import type { Config } from '../../platform/config.ts';
import type { Provider } from './provider.ts';
import { identityOf, refusalOf } from './provider-answer.ts';

const timeout = 8;

/** OpenID Connect: authorization code with PKCE, state and nonce; the ID token's signature is verified. */
export function makeGoogle({ issuer, clientId, clientSecret }: NonNullable<Config['google']>): Provider {
  let known: Promise<openid.Configuration> | undefined;

  function configuration(): Promise<openid.Configuration> {
    const execute = [openid.enableNonRepudiationChecks];
    if (issuer.startsWith('http:')) execute.push(openid.allowInsecureRequests);
    known ??= openid.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout });
    // if the provider is down now, the next sign-in asks again
    known.catch(() => {
      known = undefined;
    });
    return known;
  }

  return {
    begin: async ({ state, nonce, verifier }, callback) => {
      try {
        return openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: callback,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
    finish: async ({ state, nonce, verifier }, callback) => {
      try {
        const provider = await configuration();
        const tokens = await openid.authorizationCodeGrant(provider, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        const token = tokens.claims();
        if (!token) throw new Error('no ID token');
        const asksMore = token['email'] === undefined && provider.serverMetadata().userinfo_endpoint;
        const claims = asksMore ? await openid.fetchUserInfo(provider, tokens.access_token, token.sub) : token;
        return identityOf('google', {
          subject: token.sub,
          email: claims['email'],
          emailVerified: claims['email_verified'],
          name: claims['name'],
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}
