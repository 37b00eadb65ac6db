import { z } from 'zod';
import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { slugPattern } from '../../content/field.ts';
import { schemaMessage } from '../../platform/body-fields.ts';
import { type CancellationPolicy, knownPolicies } from '../cancellation-policy.ts';

const builtInNames = new Set(knownPolicies.map(({ name }) => name));

/** Refunds shrink over time: each step ends later than the one before and refunds less. */
const steps = z
  .array(z.strictObject({ hoursBefore: z.int().min(0).max(8_760), percent: z.int().min(1).max(100) }))
  .max(6)
  .refine(
    (all) =>
      all.every((step, index) => {
        const before = all[index - 1];
        return !before || (step.hoursBefore < before.hoursBefore && step.percent < before.percent);
      }),
    schemaMessage(sentence(adminFieldRulesTexts.policySteps)),
  );

/** The operator's own cancellation policies, besides the built-in ones. */
export const cancellationPolicies: z.ZodType<CancellationPolicy[]> = z
  .array(
    z.strictObject({
      name: z
        .string()
        .max(40)
        .regex(slugPattern.matches, slugPattern.says)
        .refine((name) => !builtInNames.has(name), schemaMessage(sentence(adminFieldRulesTexts.builtInPolicy))),
      steps,
    }),
  )
  .max(20)
  .refine(
    (all) => new Set(all.map(({ name }) => name)).size === all.length,
    schemaMessage(sentence(adminFieldRulesTexts.policyNameTaken)),
  );
