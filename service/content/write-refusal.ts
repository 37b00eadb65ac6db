import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { type AppError, conflict, invalid } from '../core/app-error.ts';
import type { DataError } from '../platform/database/database-error.ts';
import type { ContentType } from './content-type.ts';

/** The display name of a column of the type: of a field or a relation. */
function displayName(type: ContentType, column: string): string | undefined {
  const field = Object.entries(type.fields).find(([, field]) => field.column === column && !field.lookup);
  if (field) return field[0];
  const relation = Object.entries(type.relations).find(
    ([, relation]) => relation.kind === 'to-one' && relation.column === column,
  );
  return relation?.[0];
}

/** Columns of a unique constraint with PostgreSQL's default name, in order: `room_types_stay_id_name_key`. */
function columnsIn(type: ContentType, constraint: string): string[] {
  const inside = constraint.replace(`${type.table}_`, '').replace(/_key$/, '');
  const columns = [...Object.values(type.fields), ...Object.values(type.relations)].flatMap((one) =>
    'column' in one ? [one.column] : [],
  );
  const at = (column: string) => `_${inside}_`.indexOf(`_${column}_`);
  return columns.filter((column) => at(column) >= 0).sort((a, b) => at(a) - at(b));
}

/** The error for the client if the database refused a write; undefined if it was not the client's fault. */
export function refusalOfWrite(
  refused: DataError | undefined,
  type: ContentType,
  purpose: 'delete' | 'write',
): AppError | undefined {
  switch (refused?.because) {
    case 'not-unique': {
      const [column = ''] = columnsIn(type, refused.constraint).slice(-1);
      const message = 'This attribute must be unique';
      return invalid(message, {
        errors: [{ path: [displayName(type, column) ?? ''].filter(Boolean), message, name: 'ValidationError' }],
      });
    }
    case 'not-allowed':
      return invalid(sentence(errorsContentTexts.valuesConflict));
    case 'foreign-key':
      return purpose === 'delete'
        ? conflict(sentence(errorsContentTexts.needed))
        : invalid(sentence(errorsContentTexts.unknownEntry));
    default:
      return undefined;
  }
}
