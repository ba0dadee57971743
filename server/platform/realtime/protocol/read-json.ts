/** Undefined for what is not JSON; whatever schema comes next refuses it. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
