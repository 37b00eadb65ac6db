import { z } from 'zod';
import { knownPolicies } from '../../service/catalog/cancellation-policy.ts';
import type { ContentType } from '../../service/content/content-type.ts';
import type { Field, FieldKind } from '../../service/content/field.ts';
import { itemCharacters, maxCharacters, maxItems } from '../../service/content/read-field.ts';

/** The declared field of that name. Throws for one that cannot be written, or is of another kind: a defect. */
function fieldOf(type: ContentType, name: string, kinds: readonly FieldKind[]): Field {
  const field = type.fields[name];
  if (!field || field.computed || !kinds.includes(field.kind)) {
    throw new Error(`${type.name} declares no field ${name} that holds ${kinds.join(' or ')}`);
  }
  return field;
}

/** A text as its content type declares it. */
export function text(type: ContentType, name: string): z.ZodType<string> {
  const { kind, min = 0, max, oneOf, pattern } = fieldOf(type, name, ['text', 'richtext']);
  if (oneOf) return z.enum(oneOf);
  const bounded = z
    .string()
    .min(min)
    .max(max ?? maxCharacters[kind === 'richtext' ? kind : 'text']);
  return pattern ? bounded.regex(pattern.matches, pattern.says) : bounded;
}

/** A number as its content type declares it; money is rupees. */
export function number(type: ContentType, name: string): z.ZodType<number> {
  const { kind, min, max } = fieldOf(type, name, ['integer', 'decimal', 'money']);
  const any = kind === 'integer' ? z.int() : z.number();
  const least = min === undefined ? any : any.min(min);
  return max === undefined ? least : least.max(max);
}

/** A list of texts as its content type declares it. */
export function texts(type: ContentType, name: string): z.ZodType<string[]> {
  const { min = 0, max = maxItems, pattern } = fieldOf(type, name, ['texts']);
  const item = z.string().min(1).max(itemCharacters);
  return z
    .array(pattern ? item.regex(pattern.matches, pattern.says) : item)
    .min(min)
    .max(max);
}

/** The policies that every operator has; a product that names none is flexible where cancelling it is free. */
export const cancellationPolicy = z.enum(knownPolicies.map(({ name }) => name)).describe('The cancellation policy');
