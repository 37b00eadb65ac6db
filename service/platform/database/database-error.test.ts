import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { refusedBy, violates } from './database-error.ts';

function refused(code: string, constraint?: string): DatabaseError {
  const error = new DatabaseError('refused', 0, 'error');
  error.code = code;
  error.constraint = constraint;
  return error;
}

test('a constraint is known by its name, and by that of its shard on Citus', () => {
  for (const constraint of ['never_oversold', 'never_oversold_102008'])
    expect(violates(refused('23514', constraint), 'never_oversold')).toBe(true);
  for (const constraint of ['never_oversold_2', 'never_oversold_102008_x', 'it_is_never_oversold', '', undefined])
    expect(violates(refused('23514', constraint), 'never_oversold')).toBe(false);
  expect(violates(new Error('never_oversold'), 'never_oversold')).toBe(false);
});

test('what was refused names the constraint of the migrations, wherever its table lies', () => {
  expect(refusedBy(refused('23503', 'sessions_user_id_fkey_102117'))).toEqual({
    because: 'foreign-key',
    constraint: 'sessions_user_id_fkey',
  });
  expect(refusedBy(refused('23505', 'room_types_stay_id_name_key'))).toEqual({
    because: 'not-unique',
    constraint: 'room_types_stay_id_name_key',
  });
  expect(refusedBy(refused('22003'))).toEqual({ because: 'not-allowed', constraint: '' });
});
