import { z } from 'zod';
import { fromRupees, isPaise, type Paise, toRupees, zero } from '../core/money.ts';

/** The largest amount of a request in rupees: sums of such amounts are exact. */
const most = 1e12;

/**
 * A field with an amount: rupees in JSON, paise inside. Requests are converted when they are parsed, answers by
 * `inRupees`.
 */
export const rupees = z
  .codec(
    z.number(),
    z.custom<Paise>((amount) => typeof amount === 'number' && isPaise(amount)).meta({ type: 'number' }),
    {
      decode: (amount, { issues }) => {
        if (Math.abs(amount) <= most) return fromRupees(amount);
        issues.push({ code: 'custom', input: amount, message: 'Not an amount' });
        return zero;
      },
      encode: toRupees,
    },
  )
  .describe('Rupees');

type Convert = (value: unknown) => unknown;

/**
 * Returns the function that converts the amounts of a value of that schema to rupees. Fields keep their order, and
 * fields that the schema does not name stay as they are.
 */
export function inRupees(schema: z.core.$ZodType | undefined): Convert {
  return (schema && amountsIn(schema)) ?? ((value) => value);
}

/** Undefined if there are no amounts. */
function amountsIn(schema: z.core.$ZodType): Convert | undefined {
  if (schema instanceof z.ZodCodec) return (value) => z.encode(schema, value);
  if (schema instanceof z.ZodObject) return amountsInFields(Object.entries<z.core.$ZodType>(schema.shape));
  if (schema instanceof z.ZodArray) {
    const convert = amountsIn(schema.element);
    return convert && ((value) => (Array.isArray(value) ? value.map(convert) : value));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly) {
    const convert = amountsIn(schema.def.innerType);
    return convert && ((value) => (value === undefined || value === null ? value : convert(value)));
  }
  return undefined;
}

function amountsInFields(fields: readonly (readonly [string, z.core.$ZodType])[]): Convert | undefined {
  const converted = new Map(
    fields.flatMap(([name, field]) => {
      const convert = amountsIn(field);
      return convert ? [[name, convert] as const] : [];
    }),
  );
  if (converted.size === 0) return undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => [name, converted.get(name)?.(inner) ?? inner]),
    );
  };
}
