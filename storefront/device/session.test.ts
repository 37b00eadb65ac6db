import { describe, expect, test } from 'vitest';
import { readSession } from './session.ts';

const user = JSON.stringify({
  id: 1,
  documentId: 'u1',
  username: 'Asha Rao',
  email: 'asha@padharo.example',
  confirmed: true,
});

describe('the stored session', () => {
  test('is the user if both texts are there', () => {
    expect(readSession('a.b.c', user)).toMatchObject({ ready: true, token: 'a.b.c', user: { username: 'Asha Rao' } });
  });
  test.each([
    ['without an id', { username: 'Asha Rao', email: 'asha@padharo.example' }, 'Asha Rao', 'asha@padharo.example'],
    ['without an address', { id: 1, username: 'Asha Rao' }, 'Asha Rao', ''],
    ['without a name', { id: 1, username: null, email: 'asha@padharo.example' }, '', 'asha@padharo.example'],
  ])('is a user %s, too', (_, stored, username, email) => {
    expect(readSession('a.b.c', JSON.stringify(stored)).user).toMatchObject({ username, email });
  });
  test.each([
    ['a user without name and address', 'a.b.c', '{"id":1}'],
    ['a user whose name is no text', 'a.b.c', '{"username":7,"email":"asha@padharo.example"}'],
    ['no token', null, user],
    ['no user', 'a.b.c', null],
    ['a broken user', 'a.b.c', '{"id":'],
    ['a user of another shape', 'a.b.c', '"Asha"'],
  ])('is no session with %s', (_, jwt, stored) => {
    expect(readSession(jwt, stored)).toEqual({ ready: true, user: null, token: null });
  });
});
