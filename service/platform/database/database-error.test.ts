import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { dataErrorOf, isSerializationFailure, isUnavailable, violates } from './database-error.ts';

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

const error = (code: string, message: string) => Object.assign(new DatabaseError(message, 0, 'error'), { code });

test.each([
  ['08006', 'connection to the remote node hills@10.0.0.2:5432 failed with the following error: connection not open'],
  ['08006', 'could not establish any connections to the node 10.0.0.2:5432 after 2000 ms'],
  ['57P01', 'terminating connection due to administrator command'],
  ['XX000', 'could not commit transaction for shard 102324 on at least one active node'],
  ['XX000', 'failure on connection marked as essential: 10.0.0.2:5432'],
  ['XX000', 'SSL SYSCALL error: EOF detected'],
])('a worker of Citus that was lost is a database that is away: %s %s', (code, message) => {
  expect(isUnavailable(error(code, message))).toBe(true);
});

test('what Citus does not support, and other internal errors, are faults: neither away nor a refusal of values', () => {
  const unsupported = error('0A000', 'subqueries are not supported within INSERT queries');
  expect([isUnavailable(unsupported), dataErrorOf(unsupported)]).toEqual([false, undefined]);
  expect(isUnavailable(error('XX000', 'cache lookup failed for relation 4711'))).toBe(false);
});

test('only an aborted transaction, and a plan made stale by a changed table, may simply run again', () => {
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
