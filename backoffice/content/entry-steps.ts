import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import type { Translate } from '../../messages/translate.ts';
import { type ContentModel, type ContentType, typeNamed } from '../../service/content/content-type.ts';
import type { EntryStep, StepParts } from '../../service/content/entry-step.ts';
import { notFound } from '../../service/core/app-error.ts';
import { type EntryData, type FormShape, formFor, type LinkShape } from './entry-form.ts';
import { fieldLabel } from './entry-labels.ts';

/** The last step, in addresses. */
export const lastStep = 'check';

/**
 * The steps of the type, with the fields that it has: partners write less than staff, and parts on their own. Throws
 * NotFoundError.
 */
export function openSteps(type: ContentType, { parts: hasParts = true } = {}): readonly [EntryStep, ...EntryStep[]] {
  const isOpen = (name: string) => name in type.fields || name in type.relations;
  const steps = (type.steps ?? []).map(({ parts = [], ...step }) => ({
    ...step,
    asks: step.asks.filter(isOpen),
    parts: hasParts ? parts : [],
  }));
  const [first, ...others] = steps.filter(({ asks, parts }) => asks.length + parts.length > 0);
  if (!first) throw notFound();
  return [first, ...others];
}

/** The step in the address; undefined for the last one, which asks for nothing. A new entry begins with the first. */
export function stepAt(
  steps: readonly [EntryStep, ...EntryStep[]],
  { url }: Request,
  isBegun: boolean,
): EntryStep | undefined {
  const name = new URL(url).searchParams.get('step');
  if (!isBegun) return steps[0];
  return name === lastStep ? undefined : (steps.find((step) => step.name === name) ?? steps[0]);
}

const named = <Item extends { readonly name: string }>(items: readonly Item[], names: readonly string[]) =>
  names.flatMap((name) => items.find((item) => item.name === name) ?? []);

function ownedLink(t: Translate, model: ContentModel, type: ContentType, chosen: StepParts): LinkShape {
  const { relation: name, fields, begin = {} } = chosen;
  const relation = type.relations[name];
  const target = typeNamed(model, relation?.target ?? '');
  const { fields: all, links } = formFor(t, model, target);
  return {
    name,
    label: fieldLabel(name),
    target: target.name,
    control: 'owned',
    fields: named(all, fields),
    pictured: named(links, fields).map((link) => ({ ...link, label: t(adminBuilderTexts.picture) })),
    single: relation?.kind === 'one-of',
    begin: Object.fromEntries(
      Object.entries(begin).map(([field, value]) => [field, typeof value === 'string' ? value : t(value)]),
    ),
  };
}

/** The form of some steps: the fields and links that they ask for, with the parts that are written there. */
export function formOfSteps(
  t: Translate,
  model: ContentModel,
  type: ContentType,
  steps: readonly EntryStep[],
): FormShape {
  const whole = formFor(t, model, type);
  const asks = steps.flatMap((step) => step.asks);
  const owned = steps.flatMap(({ parts = [] }) => parts.map((chosen) => ownedLink(t, model, type, chosen)));
  return { fields: named(whole.fields, asks), links: [...owned, ...named(whole.links, asks)] };
}

/** A field that is still empty, with its label. */
export interface EmptyField {
  readonly name: string;
  readonly label: string;
}

/** A step with what it lacks: without the missing the entry cannot be published. */
export interface StepState {
  readonly name: string;
  readonly title: string;
  readonly missing: readonly EmptyField[];
  readonly advised: readonly EmptyField[];
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What each step of an entry lacks. `form`: that of all steps. */
export function stepStates(t: Translate, { fields, links }: FormShape, steps: readonly EntryStep[], entry: EntryData) {
  const all = [...fields, ...links];
  const labelled = (names: readonly string[]) =>
    named(all, names).map(({ name, label }): EmptyField => ({ name, label }));
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return steps.map(({ name, title, asks, needs = [], advised = [] }): StepState => {
    const lacking = needs.every((need) => isEmpty(entry[need])) ? needs.slice(0, 1) : [];
    const unfilled = required.filter((field) => asks.includes(field) && isEmpty(entry[field]));
    return {
      name,
      title: t(title),
      missing: labelled([...unfilled, ...lacking]),
      advised: labelled(advised.filter((field) => isEmpty(entry[field]))),
    };
  });
}
