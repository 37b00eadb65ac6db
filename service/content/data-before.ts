import { fieldsOf } from './content-type.ts';
import { isWritten } from './read-entry.ts';
import type { Subject } from './store-entry.ts';

/** The body of an update that restores the state recorded in an audit row: own fields, links and parts. */
export function dataBefore({ type }: Pick<Subject, 'type'>, before: unknown): Readonly<Record<string, unknown>> {
  if (typeof before !== 'object' || before === null) return {};
  const fields = fieldsOf(type);
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => {
      const field = fields.get(name);
      if (field) return isWritten(type, name, field);
      const relation = type.relations[name];
      return relation !== undefined && relation.kind !== 'one-of' && !relation.fixed;
    }),
  );
}
