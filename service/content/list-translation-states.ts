import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { isShownEntry, type ShownEntry, textsOf, translatedPaths } from './entry-texts.ts';
import type { Readable } from './read-entries.ts';
import type { Subject } from './store-entry.ts';
import { translationState } from './translation-state.ts';
import { translatedTexts } from './translations.ts';

/** Entries that are read at once, with everything in them. */
const portion = 25;
/** Entries that are read for one page. */
const most = 1_000;

interface StateQuery {
  readonly of: Readable;
  readonly subject: Subject;
  readonly language: string;
  /** Only entries that lack a translation or have one of an English text that was changed. */
  readonly unfinished: boolean;
  /** The `next` of the previous page. */
  readonly after: string | undefined;
  readonly size: number;
}

interface EntryState {
  readonly documentId: string;
  readonly entry: ShownEntry;
  /** Number of its texts, and of those without a translation. */
  readonly texts: number;
  readonly missing: number;
  /** Number of translations of English texts that it no longer says. */
  readonly outdated: number;
}

/**
 * Entries of a type with drafts, oldest first, with the state of their translations into a language. A page ends after a
 * thousand entries, so it may have few rows although more follow (`next`).
 *
 * @may editor, admin, operator, writing program
 */
export async function listTranslationStates(
  ctx: Context,
  { of, subject, language, unfinished, after, size }: StateQuery,
): Promise<{ readonly rows: readonly EntryState[]; readonly next: string | null }> {
  requireRight(ctx.viewer, 'write content', { type: of.type.name, action: 'update' });
  const { model, type } = subject;
  const search = new URLSearchParams({
    status: 'draft',
    'sort[0]': 'id:asc',
    'pagination[pageSize]': String(portion),
    'pagination[withCount]': 'false',
  });
  for (const [at, path] of translatedPaths(model, type).entries()) search.set(`populate[${at}]`, path);
  // without a network, so that no quota limits these reads of the site itself
  const own: Context = { ...ctx, db: ctx.reads ?? ctx.db, network: null };
  const rows: EntryState[] = [];
  let last = Number(/^\d{1,10}$/.exec(after ?? '')?.[0] ?? 0);
  for (let read = 0; read < most; read += portion) {
    search.set('filters[id][$gt]', String(last));
    const query = search.toString();
    const { body } = await of.finderFor(ctx.viewer, query).list(own, query);
    const entries = entriesIn(JSON.parse(body.toString()));
    const ids = entries.map(({ documentId }) => String(documentId));
    const stored = await translatedTexts(own, type.name, ids);
    for (const entry of entries) {
      if (rows.length === size) return { rows, next: String(last) };
      last = Number(entry['id']);
      const state = stateOf(entry, stored.get(String(entry['documentId']))?.[language]);
      if (!unfinished || state.missing + state.outdated > 0) rows.push(state);
    }
    if (entries.length < portion) return { rows, next: null };
  }
  return { rows, next: String(last) };

  function stateOf(entry: ShownEntry, texts: Readonly<Record<string, string>> = {}): EntryState {
    const stored = Object.entries(texts).map(([source, text]) => ({ source, text }));
    const state = translationState(textsOf(model, type, entry), stored);
    return {
      documentId: String(entry['documentId']),
      entry,
      texts: state.texts.length,
      missing: state.texts.length - state.done,
      outdated: state.outdated.length,
    };
  }
}

function entriesIn(answer: unknown): ShownEntry[] {
  if (!isShownEntry(answer)) return [];
  const { data } = answer;
  return Array.isArray(data) ? data.filter(isShownEntry) : [];
}
