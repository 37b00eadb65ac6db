import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '../core/app-error.ts';
import { may } from '../core/may.ts';
import type { Viewer } from '../core/viewer.ts';
import { type Call, call } from '../platform/call.ts';
import type { Context, Database } from '../platform/context.ts';
import { type ContentModel, type ContentType, typeNamed, withDrafts } from './content-type.ts';
import { type Finder, type Kept, makeFinder } from './find-entries.ts';
import { makeKeptAnswers } from './kept-answers.ts';
import { makeKeptEntries } from './kept-entries.ts';
import { makeKeptTotals } from './kept-totals.ts';
import { type Readable, sendEntries, showEntry } from './read-entries.ts';
import { makeRowTexts } from './row-texts.ts';
import type { Subject } from './store-entry.ts';
import { sectionOf, writeCalls } from './write-calls.ts';
import type { HooksByType } from './write-hooks.ts';

/** Readers of a type for those who see the same drafts. */
type FinderFor = (viewer: Viewer, type: ContentType, search: string) => Finder;

/** Who reads and writes which types: what a door asks the use cases of content with. */
export interface ContentAccess {
  readonly model: ContentModel;
  readonly readable: (type: ContentType) => Readable;
  /** The type as that viewer sees it, with what its writes bring with them. */
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

/** The calls of every type that has an address: its reads, and the writes that its declaration allows. */
export function contentCalls({ model, readable, subjectFor }: ContentAccess): Call[] {
  return [...model.values()].flatMap((type) =>
    type.path === undefined
      ? []
      : [...readCalls(readable(type), type.path), ...writeCalls(type, type.path, (viewer) => subjectFor(type, viewer))],
  );
}

// the query language, which the declaration of the type understands (parse-query.ts)
const query = { readBy: 'useCase' } as const;

function readCalls(of: Readable, path: string): Call[] {
  const section = sectionOf(of.type);
  return [
    call({
      method: 'GET',
      path: `/api/${path}`,
      section,
      summary: `A page of ${path}`,
      viewer: 'anyone',
      query,
      run: (ctx, { query }) => sendEntries(ctx, { of, search: query }),
    }),
    call({
      method: 'GET',
      path: `/api/${path}/:documentId`,
      section,
      summary: `One ${of.type.name} by its documentId`,
      viewer: 'anyone',
      params: z.object({ documentId: z.string() }),
      query,
      run: (ctx, { params, query }) => showEntry(ctx, { of, ...params, search: query }),
    }),
  ];
}

/** Whether the query asks for drafts; that they exist is not told to visitors. */
function asksForDrafts(search: string): boolean {
  return search.includes('draft') && new URLSearchParams(search).get('status') === 'draft';
}

function finders(model: ContentModel, modelFor: (viewer: Viewer) => ContentModel): FinderFor {
  const databases = new WeakMap<Database, Required<Kept>>();
  const keptOf = ({ db }: Context): Required<Kept> => {
    const kept = databases.get(db) ?? {
      texts: makeRowTexts(),
      answers: makeKeptAnswers(),
      entries: makeKeptEntries(),
      totals: makeKeptTotals(),
    };
    databases.set(db, kept);
    return kept;
  };
  const known = new WeakMap<ContentType, Finder>();
  const finderOf = (model: ContentModel, type: ContentType, kept: (ctx: Context) => Kept): Finder => {
    const finder = known.get(type) ?? makeFinder(model, type, kept);
    known.set(type, finder);
    return finder;
  };
  return (viewer, type, search) => {
    if (viewer.kind === 'visitor' || !asksForDrafts(search)) return finderOf(model, type, keptOf);
    const seen = modelFor(viewer);
    const own = typeNamed(seen, type.name);
    if (!own.drafts) throw new AppError('ForbiddenError', 'Forbidden');
    return finderOf(seen, own, (ctx) => ({ texts: keptOf(ctx).texts }));
  };
}

const writes = ['create', 'update', 'delete', 'publish'] as const;

/** The types whose drafts somebody may see: those that he may write. */
function draftsSeenBy(viewer: Viewer, model: ContentModel): readonly string[] {
  const written = (type: string) => writes.some((action) => may(viewer, 'write content', { type, action }));
  return [...model.keys()].filter(written);
}

/** The model as each viewer sees it, the same for those with the same rights. */
function draftModels(model: ContentModel): (viewer: Viewer) => ContentModel {
  const made = new LRUCache<string, ContentModel>({ max: 50 });
  return (viewer) => {
    const names = draftsSeenBy(viewer, model);
    const key = names.join();
    const seen = made.get(key) ?? withDrafts(model, new Set(names));
    made.set(key, seen);
    return seen;
  };
}
