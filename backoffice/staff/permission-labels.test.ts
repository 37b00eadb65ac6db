import { expect, test } from 'vitest';
import { staffRoles } from '../../service/accounts/staff/staff.ts';
import { rightsOf } from '../../service/core/may.ts';
import { permissionLabels } from './permission-labels.ts';

test('every permission of staff has a label of its own, and no label is left over', () => {
  const rights = rightsOf(staffRoles).map(({ right }) => right);
  expect(Object.keys(permissionLabels).sort()).toEqual([...rights].sort());
  expect(new Set(Object.values(permissionLabels)).size).toBe(rights.length);
});
