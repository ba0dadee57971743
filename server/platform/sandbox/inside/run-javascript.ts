// JavaScript, and TypeScript without its types, in QuickJS.

import { stripTypeScriptTypes } from 'node:module'
import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core'
// Relative paths, because this process may not read the package.json that maps the # imports.
import { type CallResult, failed, type Program, type Tell } from '../../../../shared/sandbox/program.ts'
import { runJavaScript } from '../../../../shared/sandbox/run-javascript.ts'

export async function prepare(cpuMs: number) {
  const quickjs = await newQuickJSWASMModuleFromVariant(variant)
  return (program: Program, tell: Tell): void => {
    const start = process.cpuUsage()
    const isOutOfTime = () => {
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1_000 > cpuMs
    }
    const source = plainSource(program)
    if (typeof source !== 'string') return tell({ unloadable: source })
    runJavaScript(quickjs, { ...program, source }, { tell, isOutOfTime })
  }
}

/** Types are replaced by spaces, so that the lines of errors stay right. */
function plainSource({ language, source }: Program): string | CallResult {
  if (language === 'javascript') return source
  try {
    return stripTypeScriptTypes(source)
  } catch (error) {
    return failed('error', error instanceof Error ? error.message : '')
  }
}
