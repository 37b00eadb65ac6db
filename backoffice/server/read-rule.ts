import { randomUUID } from 'node:crypto';
import { textIn } from '../../messages/translate.ts';
import { previewStockRule, type RulePreview } from '../../service/catalog/rules/preview-stock-rule.ts';
import { ruleSentence } from '../../service/catalog/rules/rule-sentence.ts';
import { AppError } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import type { StaffContext } from '../back-office.ts';
import { refusedWith } from './act.ts';
import { storable } from './fields.ts';
import { queryOf } from './list-query.ts';
import { readRuleForm } from './rule-in-form.ts';

/** A rule as its form describes it, with its preview, or what is wrong with it. */
export interface RuleLook {
  /** The query that it was read from, as the browser writes it. */
  readonly query: string;
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly problem?: string | undefined;
  readonly preview?: RulePreview;
  readonly sentence?: string;
  /** The id that the rule will have. */
  readonly id?: string;
}

/** Reads the form of a rule from the address of the request and previews it. */
export async function readRule(ctx: StaffContext, request: Request): Promise<RuleLook> {
  const t = textIn(ctx.language);
  const typed = queryOf(request);
  const sent = typed.toString();
  const query = new URLSearchParams([...typed].map(([name, text]) => [name, storable(text)]));
  const read = readRuleForm(t, query, today(ctx.now));
  if ('errors' in read) return { query: sent, errors: read.errors };
  try {
    const preview = await previewStockRule(ctx, { order: read.order });
    return { query: sent, errors: {}, preview, sentence: ruleSentence(t, preview.order), id: randomUUID() };
  } catch (error) {
    if (!(error instanceof AppError) || error.status === 403) throw error;
    const { errors, problem } = refusedWith(t, error).data;
    return { query: sent, errors, problem };
  }
}
