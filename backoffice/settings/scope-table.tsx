import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import type { Message } from '../../messages/message.ts';
import { type ContentAction, contentActions } from '../../service/core/viewer.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { Refused } from '../server/act.ts';

const actionNames: Readonly<Record<ContentAction, Message>> = {
  find: adminSettingsTexts.list,
  findOne: adminSettingsTexts.read,
  create: adminSettingsTexts.add,
  update: adminSettingsTexts.edit,
  delete: adminSettingsTexts.delete,
  publish: adminSettingsTexts.publish,
};

/** The rights of a token by content type: boxes named `scope.<type>.<action>`. */
export function ScopeTable({ types, refused }: { types: readonly string[]; refused: Refused | undefined }) {
  const t = useText();
  return (
    <div className="overflow-x-auto rounded-field border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t(adminSettingsTexts.scopesCaption)}</caption>
        <thead>
          <tr className="bg-sunk text-ink-soft">
            <th scope="col" className="h-11 px-3 text-start font-semibold">
              {t(adminSettingsTexts.contentType)}
            </th>
            {contentActions.map((action) => (
              <th key={action} scope="col" className="px-2 text-center font-semibold">
                {t(actionNames[action])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type} className="border-t border-line">
              <th scope="row" className="px-3 text-start font-medium">
                {type}
              </th>
              {contentActions.map((action) => (
                <td key={action} className="text-center">
                  <label className="inline-grid size-11 place-items-center">
                    <input
                      type="checkbox"
                      name={`scope.${type}.${action}`}
                      value="yes"
                      defaultChecked={refused?.typed[`scope.${type}.${action}`] === 'yes'}
                      aria-label={`${t(actionNames[action])}: ${type}`}
                      className="size-5 accent-accent"
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
