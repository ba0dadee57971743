// Parameters that several operations have in common are described once, under `components.parameters`.

import { isObject, type JsonObject, mapObjects } from './json-tree.ts'

const REF = '#/components/parameters/'

/** The paths with references, and the parameters they reference. */
export function shareParameters(paths: JsonObject): { paths: JsonObject; parameters: JsonObject } {
  const names = namesOf(paths)
  const linked = mapObjects(paths, (node) =>
    Array.isArray(node['parameters'])
      ? { ...node, parameters: node['parameters'].map((parameter) => link(parameter, names)) }
      : node,
  )
  const parameters = Object.fromEntries([...names].map(([text, name]) => [name, JSON.parse(text)]))
  return { paths: linked, parameters }
}

function link(parameter: unknown, names: ReadonlyMap<string, string>): unknown {
  const name = names.get(JSON.stringify(parameter))
  return name === undefined ? parameter : { $ref: REF + name }
}

/** A name for each parameter that is used more than once: `id`, or `id2` where another `id` has that name already. */
function namesOf(paths: JsonObject): Map<string, string> {
  const uses = new Map<string, number>()
  mapObjects(paths, (node) => {
    const list = Array.isArray(node['parameters']) ? node['parameters'] : []
    for (const parameter of list.map((one) => JSON.stringify(one))) uses.set(parameter, (uses.get(parameter) ?? 0) + 1)
    return node
  })
  const taken = new Map<string, number>()
  const names = new Map<string, string>()
  for (const [text, count] of uses) {
    const parameter: unknown = JSON.parse(text)
    if (count < 2 || !isObject(parameter)) continue
    const base = String(parameter['name'])
    const place = (taken.get(base) ?? 0) + 1
    taken.set(base, place)
    names.set(text, place === 1 ? base : `${base}${place}`)
  }
  return names
}
