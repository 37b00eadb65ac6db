import { sql } from 'kysely';
import type { Database } from './context.ts';

/** One recorded action of a user or a program. */
export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  /** Email address of the user, name of the program, or 'command line'. */
  readonly actor: string;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  /** The changed fields before and after the action. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Filters of the audit log. An absent field matches everything. */
export interface AuditSearch {
  /** Part of an email address or a name. */
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectType?: string | undefined;
  readonly subjectId?: string | undefined;
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Matching rows, newest first, with an id below `before`. */
export function findAuditRows(
  db: Database,
  { actor, action, subjectType, subjectId, before, limit }: AuditSearch & { before: number | undefined; limit: number },
): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_rows')
    .select([
      'id',
      'at',
      'actor',
      'action',
      'subject_type as subjectType',
      'subject_id as subjectId',
      'before',
      'after',
    ])
    .$if(actor !== undefined, (rows) =>
      rows.where(sql<string>`lower(actor)`, 'like', `%${escaped((actor ?? '').toLowerCase())}%`),
    )
    .$if(action !== undefined, (rows) => rows.where('action', '=', action ?? ''))
    .$if(subjectType !== undefined, (rows) => rows.where('subject_type', '=', subjectType ?? ''))
    .$if(subjectId !== undefined, (rows) => rows.where('subject_id', '=', subjectId ?? ''))
    .$if(before !== undefined, (rows) => rows.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** All recorded actions and subject types: the options of the search form. */
export async function listAuditFilters(db: Database): Promise<{ actions: string[]; subjectTypes: string[] }> {
  const distinct = (column: 'action' | 'subject_type') =>
    sql<{ word: string }>`
    with recursive words as (
      (select ${sql.ref(column)} as word from audit_rows order by 1 limit 1)
      union all
      select (select ${sql.ref(column)} from audit_rows where ${sql.ref(column)} > words.word order by 1 limit 1)
      from words where words.word is not null
    )
    select word from words where word is not null`.execute(db);
  const [actions, subjectTypes] = [await distinct('action'), await distinct('subject_type')];
  return { actions: actions.rows.map(({ word }) => word), subjectTypes: subjectTypes.rows.map(({ word }) => word) };
}

/** The ids among `subjectIds` that were created or changed on this site. */
export async function findEditedSubjects(
  db: Database,
  subjectType: string,
  subjectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (subjectIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('audit_rows')
    .select('subject_id')
    .distinct()
    .where('subject_type', '=', subjectType)
    .where('subject_id', 'in', [...subjectIds])
    .where('action', 'in', ['create', 'update'])
    .execute();
  return new Set(rows.map(({ subject_id }) => subject_id));
}

/** Ids of the subjects of a type that were created last, newest first. */
export async function findRecentlyCreated(db: Database, subjectType: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_rows')
    .select('subject_id')
    .where('subject_type', '=', subjectType)
    .where('action', '=', 'create')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}
