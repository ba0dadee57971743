// Query options → query string: undefined is omitted, an array repeats its name, an object is sent as JSON.

export type Query = Record<string, unknown>

export function withQuery(path: string, query: Query | undefined): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(name, queryText(item))
    }
  }
  if (search.size === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${search}`
}

function queryText(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
