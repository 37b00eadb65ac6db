import { z } from 'zod';
import { AppError } from '../core/app-error.ts';
import { may } from '../core/may.ts';
import type { Viewer } from '../core/viewer.ts';
import { type Call, call } from '../platform/call.ts';
import type { Context, Database } from '../platform/context.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import { makeAnswerCache } from './answer-cache.ts';
import { type ContentModel, type ContentType, typeNamed, withDrafts } from './content-type.ts';
import { makeEntryCache } from './entry-cache.ts';
import { type ContentCaches, type Finder, makeFinder } from './find-entries.ts';
import { type Readable, sendEntries, showEntry } from './read-entries.ts';
import { makeRowTexts } from './row-texts.ts';
import type { Subject } from './store-entry.ts';
import { makeTotalCache } from './total-cache.ts';
import { sectionOf, writeCalls } from './write-calls.ts';
import type { HooksByType } from './write-hooks.ts';

/** Finders of a type, shared by viewers who see the same drafts. */
type FinderFor = (viewer: Viewer, type: ContentType, search: string) => Finder;

/** Who reads and writes which types; entry points use it to call the use cases of content. */
export interface ContentAccess {
  readonly model: ContentModel;
  readonly readable: (type: ContentType) => Readable;
  /** The type as that viewer sees it, with the hooks of its writes. */
  readonly subjectFor: (type: ContentType, viewer: Viewer) => Subject;
}

export function contentAccess(model: ContentModel, hooksOf: HooksByType = {}): ContentAccess {
  const modelFor = draftModels(model);
  const finderFor = finders(model, modelFor);
  return {
    model,
    readable: (type) => ({ type, finderFor: (viewer, search) => finderFor(viewer, type, search) }),
    subjectFor: (type, viewer) => {
      const seen = modelFor(viewer);
      return { model: seen, type: typeNamed(seen, type.name), hooks: hooksOf[type.name] };
    },
  };
}

/** The calls of every type with an API address: reads, and the writes that its declaration allows. */
export function contentCalls({ model, readable, subjectFor }: ContentAccess): Call[] {
  return [...model.values()].flatMap((type) =>
    type.path === undefined
      ? []
      : [...readCalls(readable(type), type.path), ...writeCalls(type, type.path, (viewer) => subjectFor(type, viewer))],
  );
}

// the query language is parsed with the declaration of the type (parse-query.ts)
const query = { readBy: 'useCase' } as const;

function readCalls(of: Readable, path: string): Call[] {
  const section = sectionOf(of.type);
  return [
    call({
      method: 'GET',
      path: `/api/${path}`,
      section,
      summary: `List ${path}, page by page`,
      viewer: 'anyone',
      query,
      run: (ctx, { query }) => sendEntries(ctx, { of, search: query }),
    }),
    call({
      method: 'GET',
      path: `/api/${path}/:documentId`,
      section,
      summary: `Get one ${of.type.name} by its documentId`,
      viewer: 'anyone',
      params: z.object({ documentId: z.string() }),
      query,
      run: (ctx, { params, query }) => showEntry(ctx, { of, ...params, search: query }),
    }),
  ];
}

/** Whether the query asks for drafts. Visitors do not learn that drafts exist. */
function asksForDrafts(search: string): boolean {
  return search.includes('draft') && new URLSearchParams(search).get('status') === 'draft';
}

function finders(model: ContentModel, modelFor: (viewer: Viewer) => ContentModel): FinderFor {
  const databases = new WeakMap<Database, Required<ContentCaches>>();
  const cachesOf = ({ db }: Context): Required<ContentCaches> => {
    const caches = databases.get(db) ?? {
      texts: makeRowTexts(),
      answers: makeAnswerCache(),
      entries: makeEntryCache(),
      totals: makeTotalCache(),
    };
    databases.set(db, caches);
    return caches;
  };
  const known = new WeakMap<ContentType, Finder>();
  const finderOf = (model: ContentModel, type: ContentType, caches: (ctx: Context) => ContentCaches): Finder => {
    const finder = known.get(type) ?? makeFinder(model, type, caches);
    known.set(type, finder);
    return finder;
  };
  return (viewer, type, search) => {
    if (viewer.kind === 'visitor' || !asksForDrafts(search)) return finderOf(model, type, cachesOf);
    const seen = modelFor(viewer);
    const own = typeNamed(seen, type.name);
    if (!own.drafts) throw new AppError('ForbiddenError', 'Forbidden');
    return finderOf(seen, own, (ctx) => ({ texts: cachesOf(ctx).texts }));
  };
}

const writes = ['create', 'update', 'delete', 'publish'] as const;

/** The types whose drafts the viewer may see: those that they may write. */
function draftsSeenBy(viewer: Viewer, model: ContentModel): readonly string[] {
  const written = (type: string) => writes.some((action) => may(viewer, 'write content', { type, action }));
  return [...model.keys()].filter(written);
}

/** The model as each viewer sees it, shared by viewers with the same rights. */
function draftModels(model: ContentModel): (viewer: Viewer) => ContentModel {
  const made = new VersionedCache<ContentModel>({ entries: 50 });
  return (viewer) => {
    const names = draftsSeenBy(viewer, model);
    const key = names.join();
    const seen = made.get(key) ?? withDrafts(model, new Set(names));
    made.set(key, seen);
    return seen;
  };
}
