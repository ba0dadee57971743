/** Undefined for anything that is not JSON, so that the schema that follows rejects it. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
