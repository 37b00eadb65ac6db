import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { defaultSchema, schemaName } from './database/database.ts';
import { gatewayVariables } from './gateway-accounts.ts';

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/**
 * 'no', a number of hops, or networks such as `10.0.0.0/8, ::1`. Only addresses that these proxies saw themselves are
 * trusted.
 */
const trustedProxies = z.string().transform((text, refused): number | string[] => {
  if (text === 'no') return 0;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network))) return networks;
  refused.addIssue("must be 'no', a number of proxies from 1 to 9, or a list of networks such as 10.0.0.0/8");
  return z.NEVER;
});

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The variables that docs/operating.md describes, and how each is parsed. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_READ_URLS: list
    .refine((texts) => texts.every((text) => postgresUrl.safeParse(text).success), 'must be PostgreSQL addresses')
    .default([]),
  DATABASE_SCHEMA: z
    .string()
    .regex(
      schemaName,
      'must have up to 40 lower-case letters, digits and _, and must not be the job queue of another site',
    )
    .default(defaultSchema),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  ALLOW_EMBEDDED_DATABASE: z.enum(['yes', 'no']).default('no'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+@[^\r\n]+$/)
    .default('Padharo <bookings@padharo.example>'),
  EMAILS_PER_HOUR: z.coerce.number().int().min(10).max(1_000_000).default(2000),
  REVIEW_INVITATIONS: z.enum(['yes', 'no']).default('yes'),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SAMPLE_CATALOGUE: z.enum(['yes', 'no']).optional(),
  UPI_ID: z
    .string()
    .regex(/^[\w.-]{2,}@[a-zA-Z]{2,}$/, 'must look like name@bank')
    .optional(),
  ...gatewayVariables,
  UPDATES_URL: z
    .url({ protocol: /^https?$/ })
    .refine((text) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(text), 'must use https')
    .optional(),
  WEBHOOKS_TO_PRIVATE: z.enum(['yes', 'no']).default('no'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_URL: url.default('https://www.facebook.com'),
  FACEBOOK_GRAPH_URL: url.default('https://graph.facebook.com'),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .refine((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), 'must contain {z}, {x} and {y}')
    .optional(),
  MAP_TILES_CREDIT: z.string().min(1).max(200).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url.optional(),
  OTEL_SDK_DISABLED: z.string().default(''),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_SERVICE_NAME: z.string().min(1).default('padharo'),
  OTEL_TRACES_SAMPLER: z.enum(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(1).max(600_000).default(5_000),
  CORS_ORIGINS: list.default([]),
  TRUST_PROXY: trustedProxies.default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** The variables as they were parsed. */
export type ParsedVariables = z.output<typeof environment>;
