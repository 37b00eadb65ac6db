import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { dataErrorOf, isSerializationFailure, violates } from './database-error.ts';

function refused(code: string, constraint?: string): DatabaseError {
  const error = new DatabaseError('refused', 0, 'error');
  error.code = code;
  error.constraint = constraint;
  return error;
}

test('a constraint is recognised by its name, and by that of its shard on Citus', () => {
  for (const constraint of ['never_oversold', 'never_oversold_102008'])
    expect(violates(refused('23514', constraint), 'never_oversold')).toBe(true);
  for (const constraint of ['never_oversold_2', 'never_oversold_102008_x', 'it_is_never_oversold', '', undefined])
    expect(violates(refused('23514', constraint), 'never_oversold')).toBe(false);
  expect(violates(new Error('never_oversold'), 'never_oversold')).toBe(false);
});

test('a refused statement names the schema’s constraint, wherever its table is', () => {
  expect(dataErrorOf(refused('23503', 'sessions_user_id_fkey_102117'))).toEqual({
    because: 'foreign-key',
    constraint: 'sessions_user_id_fkey',
  });
  expect(dataErrorOf(refused('23505', 'room_types_stay_id_name_key'))).toEqual({
    because: 'not-unique',
    constraint: 'room_types_stay_id_name_key',
  });
  expect(dataErrorOf(refused('22003'))).toEqual({ because: 'not-allowed', constraint: '' });
});

test('only an aborted transaction, and a plan made stale by a changed table, may simply run again', () => {
  const error = (code: string, message: string) => Object.assign(new DatabaseError(message, 0, 'error'), { code });
  expect(isSerializationFailure(error('40001', 'could not serialize access'))).toBe(true);
  expect(isSerializationFailure(error('40P01', 'deadlock detected'))).toBe(true);
  expect(isSerializationFailure(error('0A000', 'cached plan must not change result type'))).toBe(true);
  expect(
    isSerializationFailure(
      error('0A000', 'complex joins are only supported when all distributed tables are co-located'),
    ),
  ).toBe(false);
  expect(isSerializationFailure(new Error('cached plan must not change result type'))).toBe(false);
});
