import { cacheByContentVersion, isCacheable } from '../../content/content-version.ts';
import type { Context } from '../../platform/context.ts';
import { defaultSettings } from './default-settings.ts';
import { keyOf, type SettingName, type SettingValues, settingNames, settingSchemas } from './setting-schemas.ts';
import { storedSettings } from './settings.sql.ts';

/** Returns a setting; a missing or unreadable one has its default. */
export type ReadSetting = <Name extends SettingName>(name: Name) => SettingValues[Name];

export type SettingContext = Pick<Context, 'db' | 'now' | 'log' | 'viewer'>;

const allSettings = cacheByContentVersion(async (ctx: SettingContext) =>
  readerOf(ctx, await storedSettings(ctx.db, settingNames.map(keyOf))),
);

/**
 * A reader of these settings. Inside a transaction it reads them in one statement. Otherwise they are cached until
 * content changes (`contentVersion` says how soon another process's change is seen); a sale reads them inside its
 * transaction.
 */
export async function settingReader(ctx: SettingContext, names: readonly SettingName[]): Promise<ReadSetting> {
  if (isCacheable(ctx.db)) return allSettings(ctx);
  return readerOf(ctx, await storedSettings(ctx.db, names.map(keyOf)));
}

/** A reader of stored values by key; validates each setting once. */
export function readerOf({ log }: Pick<Context, 'log'>, stored: ReadonlyMap<string, unknown>): ReadSetting {
  const checked = new Map<SettingName, SettingValues[SettingName]>();
  function read<Name extends SettingName>(name: Name): SettingValues[Name];
  function read(name: SettingName): SettingValues[SettingName] {
    const known = checked.get(name) ?? check(name);
    checked.set(name, known);
    return known;
  }
  function check(name: SettingName): SettingValues[SettingName] {
    const value = stored.get(keyOf(name));
    if (value === undefined) return defaultSettings[name];
    const parsed = settingSchemas[name].safeParse(value);
    if (parsed.success) return parsed.data;
    log.warn({ setting: name, problem: parsed.error.message }, 'a setting cannot be read; its default holds');
    return defaultSettings[name];
  }
  return read;
}
