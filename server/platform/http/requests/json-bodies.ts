import { AppError } from '../app-error.ts'
import type { App } from '../context.ts'

/** No contract nests a tenth as deep. Recursing through a value that nests far deeper would overflow the stack. */
const DEEPEST = 200

/** Fastify's own parser, for bodies that do not nest too deeply. */
export function acceptJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (isDeeperThan(DEEPEST, text)) done(new AppError('malformed_request'))
    else void parse(request, text, done)
  })
}

/** Brackets inside texts do not count. */
export function isDeeperThan(most: number, json: string): boolean {
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    if (isText) {
      if (code === BACKSLASH) index += 1
      else if (code === QUOTE) isText = false
    } else if (code === QUOTE) isText = true
    else if (code === BRACKET || code === BRACE) {
      depth += 1
      if (depth > most) return true
    } else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) depth -= 1
  }
  return false
}

const [QUOTE, BACKSLASH, BRACKET, BRACE, CLOSING_BRACKET, CLOSING_BRACE] = ['"', '\\', '[', '{', ']', '}'].map((text) =>
  text.charCodeAt(0),
)
