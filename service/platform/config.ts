import { environment, type ParsedVariables } from './config-variables.ts';
import { defaultSchema } from './database/database.ts';
import { type GatewayAccounts, gatewayAccounts, hasAccount } from './gateway-accounts.ts';
import { ConfigError } from './startup-errors.ts';

/** Traces are on when an endpoint is set, as in every program with OpenTelemetry. */
function traces(variables: ParsedVariables): Config['traces'] {
  const address = variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  const off = variables.OTEL_SDK_DISABLED.toLowerCase() === 'true' || variables.OTEL_TRACES_EXPORTER === 'none';
  if (address === undefined || off) return undefined;
  return {
    serviceName: variables.OTEL_SERVICE_NAME,
    sampler: variables.OTEL_TRACES_SAMPLER,
    ratio: variables.OTEL_TRACES_SAMPLER_ARG,
    everyMs: variables.OTEL_BSP_SCHEDULE_DELAY,
  };
}

/** Credentials of this site at a sign-in provider. */
interface SocialClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The settings of the operator, parsed once. `trial` is `npm start` without NODE_ENV. */
export interface Config {
  readonly mode: 'development' | 'trial' | 'production';
  readonly host: string;
  readonly port: number;
  /** Origin of every absolute link, without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Address of the database behind the pooler at `databaseUrl`; undefined without a pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** Streaming replicas that pages and API calls may read, one server per address. */
  readonly databaseReadUrls: readonly string[];
  /** Schema that contains everything of this site. Several sites may share a database. */
  readonly databaseSchema: string;
  readonly databasePool: number;
  /** How long a stopping process reports this and still answers, so that the proxy notices. */
  readonly drainSeconds: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Maximum emails per hour that anonymous visitors can cause, to all addresses together. */
  readonly emailsPerHour: number;
  /** Whether travellers are asked for a review by email after their trips. */
  readonly reviewInvitations: boolean;
  readonly secret: string;
  /** Whether an empty database is filled with the sample catalogue. Default: yes, except in production. */
  readonly sampleCatalogue: boolean;
  /** The UPI id that receives transfers; undefined in a production with test payments. */
  readonly upiId: string | undefined;
  /** Whether the test gateway is enabled: anyone can then confirm a booking without paying. */
  readonly testPayments: boolean;
  /** Whether every page says that payments are in test mode: visitors of a production would not expect it. */
  readonly showsTestPaymentNotice: boolean;
  /** Accounts at the gateways that take payments. */
  readonly gateways: GatewayAccounts;
  /** An OpenID provider, shown to travellers as Google. */
  readonly google: (SocialClient & { readonly issuer: string }) | undefined;
  /** URLs of its dialog and of its Graph API. */
  readonly facebook: (SocialClient & { readonly url: string; readonly graphUrl: string }) | undefined;
  /** Where to ask once a day for the newest release; undefined: no one is asked. */
  readonly updatesUrl: string | undefined;
  /** Whether webhooks may go to this machine and to private networks, and without TLS. */
  readonly webhooksToPrivate: boolean;
  /** Street tiles that replace our own base map, as `https://host/{z}/{x}/{y}.png`, and their attribution. */
  readonly mapTiles: { readonly url: string; readonly credit: string } | undefined;
  /** Address of the metrics endpoint, separate from the public port; undefined: no endpoint. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** How traces are sent; undefined: tracing is off and its code is not loaded. */
  readonly traces:
    | {
        readonly serviceName: string;
        readonly sampler: ParsedVariables['OTEL_TRACES_SAMPLER'];
        /** Share of the traces started here that is sent, from 0 to 1, if the sampler uses a ratio. */
        readonly ratio: number;
        readonly everyMs: number;
      }
    | undefined;
  readonly corsOrigins: readonly string[];
  /** Number of proxies in front of the process that pass on the visitor's address, or their networks; 0: none. */
  readonly trustProxy: number | string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** Both variables or neither. Throws ConfigError with the name of the missing one. */
function socialClient(variables: ParsedVariables, name: 'GOOGLE' | 'FACEBOOK'): SocialClient | undefined {
  const clientId = variables[`${name}_CLIENT_ID`];
  const clientSecret = variables[`${name}_CLIENT_SECRET`];
  if (clientId && clientSecret) return { clientId, clientSecret };
  if (clientId) throw new ConfigError(`${name}_CLIENT_SECRET: must be set together with ${name}_CLIENT_ID`);
  if (clientSecret) throw new ConfigError(`${name}_CLIENT_ID: must be set together with ${name}_CLIENT_SECRET`);
  return undefined;
}

/** Tile servers require an attribution. Both variables or neither. */
function mapTiles({ MAP_TILES_URL: url, MAP_TILES_CREDIT: credit }: ParsedVariables): Config['mapTiles'] {
  if (url && credit) return { url, credit };
  if (url) throw new ConfigError('MAP_TILES_CREDIT: must be set together with MAP_TILES_URL');
  if (credit) throw new ConfigError('MAP_TILES_URL: must be set together with MAP_TILES_CREDIT');
  return undefined;
}

/**
 * Reads the variables described in docs/operating.md. Throws ConfigError with the name of an invalid one. `ownSecret`
 * returns the secret stored in the data directory; production does not use it.
 */
export function readConfig(env: NodeJS.ProcessEnv, ownSecret: (dataDir: string) => string): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const variables = parsed.data;
  const mode =
    variables.NODE_ENV === 'production' ? 'production' : variables.NODE_ENV === 'development' ? 'development' : 'trial';
  if (mode === 'production' && !variables.APP_SECRET) {
    throw new ConfigError('APP_SECRET: must be set in production, with at least 32 characters');
  }
  if (mode === 'production' && !variables.DATABASE_URL && variables.ALLOW_EMBEDDED_DATABASE === 'no') {
    throw new ConfigError(
      'DATABASE_URL: must be set in production. The embedded database can lose its last writes in a power cut ' +
        '(ALLOW_EMBEDDED_DATABASE=yes accepts that)',
    );
  }
  if ((variables.DATABASE_DIRECT_URL || variables.DATABASE_READ_URLS.length > 0) && !variables.DATABASE_URL)
    throw new ConfigError('DATABASE_URL: must be set together with DATABASE_DIRECT_URL and DATABASE_READ_URLS');
  if (variables.DATABASE_SCHEMA !== defaultSchema && !variables.DATABASE_URL)
    throw new ConfigError('DATABASE_URL: must be set together with DATABASE_SCHEMA');
  const google = socialClient(variables, 'GOOGLE');
  const facebook = socialClient(variables, 'FACEBOOK');
  for (const name of ['GOOGLE_ISSUER', 'FACEBOOK_URL', 'FACEBOOK_GRAPH_URL'] as const) {
    if (mode === 'production' && variables[name].startsWith('http:')) throw new ConfigError(`${name}: must use https`);
  }
  const gateways = gatewayAccounts(variables, { production: mode === 'production' });
  const trialInProduction = mode === 'production' && variables.PAYMENTS === 'test';
  const shownHost = variables.HOST === '0.0.0.0' || variables.HOST === '::' ? 'localhost' : variables.HOST;
  return {
    mode,
    host: variables.HOST,
    port: variables.PORT,
    publicUrl:
      variables.PUBLIC_URL ?? `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${variables.PORT}`,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    databaseDirectUrl: variables.DATABASE_DIRECT_URL,
    databaseReadUrls: variables.DATABASE_READ_URLS,
    databaseSchema: variables.DATABASE_SCHEMA,
    databasePool: variables.DATABASE_POOL,
    drainSeconds: variables.DRAIN_SECONDS ?? (mode === 'production' && variables.DATABASE_URL ? 5 : 0),
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    emailsPerHour: variables.EMAILS_PER_HOUR,
    reviewInvitations: variables.REVIEW_INVITATIONS === 'yes',
    secret: variables.APP_SECRET ?? ownSecret(variables.DATA_DIR),
    sampleCatalogue: (variables.SAMPLE_CATALOGUE ?? (mode === 'production' ? 'no' : 'yes')) === 'yes',
    upiId: trialInProduction ? undefined : variables.UPI_ID,
    testPayments: variables.PAYMENTS === 'test' || (mode !== 'production' && !hasAccount(gateways)),
    showsTestPaymentNotice: trialInProduction,
    gateways,
    google: google && { ...google, issuer: variables.GOOGLE_ISSUER },
    facebook: facebook && { ...facebook, url: variables.FACEBOOK_URL, graphUrl: variables.FACEBOOK_GRAPH_URL },
    updatesUrl: variables.UPDATES_URL,
    webhooksToPrivate: variables.WEBHOOKS_TO_PRIVATE === 'yes',
    mapTiles: mapTiles(variables),
    metrics:
      variables.METRICS_PORT === undefined ? undefined : { host: variables.METRICS_HOST, port: variables.METRICS_PORT },
    traces: traces(variables),
    corsOrigins: variables.CORS_ORIGINS,
    trustProxy: variables.TRUST_PROXY,
    logLevel: variables.LOG_LEVEL,
  };
}
