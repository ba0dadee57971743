// Babel takes a third of a build, most of it for compiling the same files again: for the other bundle, and for each
// part into which React Router splits a page.

import type { Rolldown } from 'vite'

type Transform = Extract<NonNullable<Rolldown.Plugin['transform']>, { handler: unknown }>

/** A plug-in whose result depends on nothing but the file and its text, run once for each. */
export async function compileOnce(created: Promise<Rolldown.Plugin>): Promise<Rolldown.Plugin> {
  const plugin = await created
  const { transform } = plugin
  if (typeof transform !== 'object') throw new Error(`${plugin.name} has no transform with a filter`)
  const compile = transform.handler
  const latest = new Map<string, { code: string; result: ReturnType<typeof compile> }>()
  const handler: Transform['handler'] = function (code, id, options) {
    const [path = id] = id.split('?')
    const known = latest.get(path)
    if (known?.code === code) return known.result
    const result = compile.call(this, code, id, options)
    latest.set(path, { code, result })
    return result
  }
  // In place: the plug-in sets the filter of this very object once it knows the configuration.
  transform.handler = handler
  return plugin
}
