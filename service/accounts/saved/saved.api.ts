import { z } from 'zod';
import { type Call, call } from '../../platform/call.ts';
import { okAnswer, saveBody, savedAnswer, section } from '../account-bodies.ts';
import { listSaved } from './list-saved.ts';
import { saveProducts } from './save-products.ts';
import { unsaveProduct } from './unsave-product.ts';

const path = '/api/users/me/saved';

/** The calls for products saved with a heart. */
export const savedCalls: readonly Call[] = [
  call({
    method: 'GET',
    path,
    section,
    summary: 'List the user’s saved products, newest first',
    viewer: 'signed-in',
    answer: savedAnswer,
    run: async (ctx) => ({ data: await listSaved(ctx) }),
  }),
  call({
    method: 'PUT',
    path,
    section,
    summary: 'Save more products. An account keeps the newest 200',
    viewer: 'signed-in',
    body: saveBody,
    maxBytes: 256 * 1024,
    answer: savedAnswer,
    run: async (ctx, { body }) => ({ data: await saveProducts(ctx, body) }),
  }),
  call({
    method: 'DELETE',
    path: `${path}/:name`,
    section,
    summary: 'Remove saved products',
    viewer: 'signed-in',
    params: z.object({ name: z.string().max(240) }),
    answer: okAnswer,
    run: (ctx, { params }) => unsaveProduct(ctx, params),
  }),
];
