// The English texts travel with the code that shows them, compiled: they are split, cached and preloaded like the code,
// and no document contains a catalogue. Lingui's macro leaves `{ id, message: 'ICU text' }`; this replaces the text with
// its compiled form, because the browser has no parser for it. Catalogues of other languages override them by id.

import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

type Literal = { type: string; value?: unknown; quasis?: { value: { cooked?: string } }[] }
type Property = { type: string; key: { name?: string; value?: unknown }; value: Literal }
type ObjectPath = { node: { properties: Property[] } }
type ProgramPath = { traverse(visitor: { ObjectExpression(path: ObjectPath): void }): void }
type Babel = { types: { valueToNode(value: unknown): Literal } }

const textOf = (node: Literal | undefined): string | undefined => {
  if (node?.type === 'StringLiteral') return node.value as string
  if (node?.type === 'TemplateLiteral' && node.quasis?.length === 1) return node.quasis[0]?.value.cooked
  return undefined
}

function compileMessages({ types }: Babel) {
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        // The macros have been replaced by then.
        exit(program: ProgramPath) {
          program.traverse({
            ObjectExpression({ node }) {
              const find = (name: string) =>
                node.properties.find(({ type, key }) => type === 'ObjectProperty' && (key.name ?? key.value) === name)
              const message = find('message')
              const text = textOf(message?.value)
              if (!message || text === undefined || textOf(find('id')?.value) === undefined) return
              message.value = types.valueToNode(compileMessageOrThrow(text))
            },
          })
        },
      },
    },
  }
}

export const compiledMessages = {
  preset: { plugins: [compileMessages] },
  rolldown: {
    filter: {
      id: /[\\/](web|shared)[\\/].*\.tsx?(?:\?|$)/,
      code: /@lingui\/(core|react)\/macro|\bmessage:/,
    },
  },
}
