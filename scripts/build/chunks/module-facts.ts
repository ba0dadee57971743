// What the plan of shared files (shared-chunks.ts) has to know about modules.

import type { Rolldown } from 'vite'
import type { ModuleFacts } from './shared-chunks.ts'

type Context = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

/** React Aria's list of everything it exports: a module needs only the components it names. */
const LIST = /[\\/]react-aria-components[\\/]dist[\\/]exports[\\/]index\.mjs$/
const FROM_LIST = /import \{([^}]+)\} from ["']react-aria-components["']/g
const IN_LIST = /import \{([^}]+)\} from ["'][^"']*\/([^/"']+)["']/g

export function moduleFacts(context: Context): Map<string, ModuleFacts> {
  const ids = [...context.getModuleIds()]
  const list = ids.find((id) => LIST.test(id))
  const homes = list ? homesIn(context.getModuleInfo(list)) : new Map<string, string>()
  return new Map(
    ids.map((id) => {
      const { code = null, importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
      const named = namesIn(code ?? '', FROM_LIST).map((name) => homes.get(name) ?? '')
      const imports = importedIds.flatMap((imported) => (imported === list ? named : [imported]))
      return [id, { code: code ?? '', imports, lazyImports: dynamicallyImportedIds }]
    }),
  )
}

/** `SwitchField` → the id of Switch.mjs. */
function homesIn(list: Rolldown.ModuleInfo | null): Map<string, string> {
  const statements = [...(list?.code ?? '').matchAll(IN_LIST)]
  return new Map(
    statements.flatMap(([statement, , file = '']) => {
      const home = list?.importedIds.find((id) => id.endsWith(`/${file}`)) ?? ''
      return namesIn(statement, IN_LIST).map((name) => [name, home] as const)
    }),
  )
}

const namesIn = (code: string, statement: RegExp): string[] =>
  [...code.matchAll(statement)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  )
