import type { Database } from '../platform/context.ts';
import type { CheckIn, ShownId } from './shown-id.ts';

/** Inserts the check-in of a line; returns false if there is one. */
export async function insertCheckIn(
  db: Database,
  { lineId, at, shown }: CheckIn & { readonly lineId: number },
): Promise<boolean> {
  const row = await db
    .insertInto('check_ins')
    .values({ line_id: lineId, checked_in_at: at, id_document: shown?.document, id_ending: shown?.ending })
    .onConflict((conflict) => conflict.column('line_id').doNothing())
    .returning('line_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the check-ins of those lines that were checked in. */
export async function findCheckIns(db: Database, lineIds: readonly number[]): Promise<ReadonlyMap<number, CheckIn>> {
  const rows = await db
    .selectFrom('check_ins')
    .select(['line_id', 'checked_in_at', 'id_document', 'id_ending'])
    .$narrowType<{ id_document: ShownId['document'] | null }>()
    .where((is) => is('line_id', '=', is.fn.any(is.val([...lineIds]))))
    .execute();
  return new Map(
    rows.map(({ line_id, checked_in_at: at, id_document: document, id_ending: ending }) => [
      line_id,
      { at, shown: document !== null && ending !== null ? { document, ending } : null },
    ]),
  );
}

/** Empties the documents of those lines, or of all check-ins before that time. */
export async function forgetIds(
  db: Database,
  which: { readonly lineIds: readonly number[] } | { readonly before: Date },
): Promise<void> {
  await db
    .updateTable('check_ins')
    .set({ id_document: null, id_ending: null })
    .where('id_document', 'is not', null)
    .where((is) =>
      'before' in which
        ? is('checked_in_at', '<', which.before)
        : is('line_id', '=', is.fn.any(is.val([...which.lineIds]))),
    )
    .execute();
}
