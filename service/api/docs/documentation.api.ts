import { createHash } from 'node:crypto';
import { z } from 'zod';
import { content } from '../../catalog/content-types.ts';
import { notFound } from '../../core/app-error.ts';
import { type Call, call, RawAnswer } from '../../platform/call.ts';
import { Compressed } from '../../platform/compressed.ts';
import { describeApi } from '../openapi.ts';
import type { OpenApi } from '../openapi-schema.ts';
import { sectionsOf } from '../openapi-sections.ts';
import { guideBody } from './guide.ts';
import { documentationPage } from './page.ts';
import { sectionBody } from './section.ts';
import { policy } from './style.ts';

/** A finished answer; it is compressed when somebody asks for that the first time. */
function make(text: string, type: string): RawAnswer {
  const body = Buffer.from(text);
  const headers = {
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    'cache-control': 'public, max-age=300',
    ...(type.startsWith('text/html') ? { 'content-security-policy': policy } : {}),
  };
  return new RawAnswer(body, type, headers, new Compressed(body, 9));
}

const page = 'text/html; charset=utf-8';

/** The documentation of the calls, for people and for programs; made from what they declare. */
export function documentationCalls(calls: () => readonly Call[]): Call[] {
  const made = new Map<string, RawAnswer>();
  let described: { readonly url: string; readonly doc: OpenApi } | undefined;
  function docAt(url: string): OpenApi {
    if (described?.url !== url) described = { url, doc: describeApi(calls(), content, url) };
    return described.doc;
  }
  function once(key: string, type: string, write: () => string): RawAnswer {
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
      summary: 'All calls as an OpenAPI 3.1 document',
      viewer: 'anyone',
      answer: z.looseObject({ openapi: z.string() }),
      run: async ({ config }) =>
        once('openapi', 'application/json; charset=utf-8', () => JSON.stringify(docAt(config.publicUrl))),
    }),
    call({
      method: 'GET',
      path: '/api/docs',
      summary: 'How to use the API, and all its calls',
      viewer: 'anyone',
      run: async ({ config }) =>
        once('guide', page, () => {
          const sections = sectionsOf(content, calls());
          return documentationPage(sections, undefined, 'The API', guideBody(docAt(config.publicUrl), sections));
        }),
    }),
    call({
      method: 'GET',
      path: '/api/docs/:section',
      summary: 'One section of the documentation',
      viewer: 'anyone',
      params: z.object({ section: z.string() }),
      run: async ({ config }, { params }) => {
        const sections = sectionsOf(content, calls());
        const section = sections.find(({ slug }) => slug === params.section);
        if (!section) throw notFound();
        return once(section.slug, page, () => {
          const body = sectionBody(docAt(config.publicUrl), section.name, section.description);
          return documentationPage(sections, section, section.name, body);
        });
      },
    }),
  ];
}
