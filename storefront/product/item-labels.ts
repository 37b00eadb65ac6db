import { type LineLabel, productLabels } from '../../service/catalog/product.ts';

/** Item type labels (S2 §9). */
export const itemLabels: Readonly<Record<LineLabel, string>> = { ...productLabels, activity: 'Activity' };
