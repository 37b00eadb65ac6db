import { byteText } from '../platform/byte-parts.ts';
import { type ContentType, fieldsOf } from './content-type.ts';
import type { Field } from './field.ts';
import type { Populated, SelectedFields } from './query.ts';

/** The selected fields of one type in one position of the answer. The first shape of a list is the entry itself. */
export interface Shape {
  /** Name of its cached row texts: equal for equal tables and fields. */
  readonly rows: string;
  readonly type: ContentType;
  readonly fields: SelectedFields['fields'];
  /** Its language is shown as `locale`, if the answer has one. */
  readonly locale: boolean;
  readonly children: readonly Child[];
  /** Its index among the shapes of the answer; 0 is the entry itself. */
  readonly number: number;
}

export interface Child {
  readonly populated: Populated;
  readonly many: boolean;
  /** The byte text before its value: `,"amenities":` */
  readonly open: string;
  readonly shape: Shape;
}

/** Plans the answer of a selection: one numbered shape for the entry and one for each populated relation. */
export function shapeOf(type: ContentType, selection: SelectedFields): Shape {
  let shapes = 0;
  return make(type, selection);

  function make(type: ContentType, { fields, populate, locale }: SelectedFields): Shape {
    const number = shapes;
    shapes += 1;
    const children = populate.map((populated): Child => {
      const many = populated.relation.kind === 'to-many' || populated.relation.kind === 'through';
      return {
        populated,
        many,
        open: byteText(`,${JSON.stringify(populated.name)}:`),
        shape: make(populated.target, populated),
      };
    });
    const whole = fields.length === fieldsOf(type).size;
    return {
      rows: `${type.name}(${fields.map(([name]) => name)})`,
      type,
      fields,
      locale: type.shape === 'entry' && (locale ?? whole),
      children,
      number,
    };
  }
}

/** Every shape of an answer, parents first, in the order of their numbers. */
export function shapesIn(shape: Shape): Shape[] {
  return [shape, ...shape.children.flatMap((child) => shapesIn(child.shape))];
}

/** The columns of the row that its to-one children are joined by. */
export function keysOf(shape: Shape): string[] {
  const columns = shape.children.flatMap(({ populated: { relation } }) =>
    relation.kind === 'to-one' ? [relation.column] : [],
  );
  return [...new Set(columns)];
}

/** Fields from rows of other tables, which change without the row itself. */
export function lookupsOf(fields: SelectedFields['fields']): Field[] {
  return fields.flatMap(([, field]) => (field.lookup ? [field] : []));
}
