import { z } from 'zod';
import { content } from '../../catalog/products/content-types.ts';
import { notFound } from '../../core/app-error.ts';
import { type Call, call, RawAnswer, type Section } from '../../platform/call.ts';
import type { Config } from '../../platform/config.ts';
import { Compressed, etagOf } from '../../platform/negotiation.ts';
import { describeApi, sectionsOf } from '../openapi.ts';
import type { OpenApi } from '../openapi-schema.ts';
import { guideBody } from './guide.ts';
import { documentationPage } from './page.ts';
import { sectionBody } from './section.ts';
import { policy } from './style.ts';

const section: Section = {
  name: 'Documentation',
  group: 'Operator',
  description: 'What you are reading, for people and for programs.',
};

/** A finished answer; it is compressed when first requested compressed. */
function make(text: string, type: string): RawAnswer {
  const body = Buffer.from(text);
  const headers = {
    etag: etagOf(body),
    'cache-control': 'public, max-age=300',
    ...(type.startsWith('text/html') ? { 'content-security-policy': policy } : {}),
  };
  return new RawAnswer(body, type, headers, new Compressed(body, 9));
}

const page = 'text/html; charset=utf-8';

/** The documentation of the calls as pages and as OpenAPI, generated from their declarations. */
export function documentationCalls(callsOf: (config: Config) => readonly Call[]): Call[] {
  // one process may serve several sites, each with its own calls and address
  const sites = new WeakMap<Config, { doc?: OpenApi; readonly made: Map<string, RawAnswer> }>();
  function siteOf(config: Config) {
    const site = sites.get(config) ?? { made: new Map<string, RawAnswer>() };
    sites.set(config, site);
    return site;
  }
  function docOf(config: Config): OpenApi {
    const site = siteOf(config);
    site.doc ??= describeApi(callsOf(config), content, config.publicUrl);
    return site.doc;
  }
  function once(config: Config, key: string, type: string, write: () => string): RawAnswer {
    const { made } = siteOf(config);
    const before = made.get(key);
    if (before) return before;
    const fresh = make(write(), type);
    made.set(key, fresh);
    return fresh;
  }
  return [
    call({
      method: 'GET',
      path: '/api/openapi.json',
      section,
      summary: 'All calls as an OpenAPI 3.1 document',
      viewer: 'anyone',
      answer: z.looseObject({ openapi: z.string() }),
      run: async ({ config }) =>
        once(config, 'openapi', 'application/json; charset=utf-8', () => JSON.stringify(docOf(config))),
    }),
    call({
      method: 'GET',
      path: '/api/docs',
      section,
      summary: 'How to use the API, and all its calls',
      viewer: 'anyone',
      run: async ({ config }) =>
        once(config, 'guide', page, () => {
          const sections = sectionsOf(callsOf(config));
          return documentationPage(sections, undefined, 'The API', guideBody(docOf(config), sections));
        }),
    }),
    call({
      method: 'GET',
      path: '/api/docs/:section',
      section,
      summary: 'One section of the documentation',
      viewer: 'anyone',
      params: z.object({ section: z.string() }),
      run: async ({ config }, { params }) => {
        const sections = sectionsOf(callsOf(config));
        const section = sections.find(({ slug }) => slug === params.section);
        if (!section) throw notFound();
        return once(config, section.slug, page, () => {
          const body = sectionBody(docOf(config), section.name, section.description);
          return documentationPage(sections, section, section.name, body);
        });
      },
    }),
  ];
}
