import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { compiledMessages } from './compiled-messages.ts'

// Babel ships no types.
const { transformSync } = createRequire(import.meta.url)('@babel/core') as {
  transformSync(code: string, options: object): { code: string } | null
}

const compile = (code: string): string =>
  transformSync(code, { plugins: compiledMessages.preset.plugins, configFile: false, compact: true })?.code ?? ''

it('compiles a message beside its id', () => {
  expect(compile('a({ id: "x", message: "Sign in" })')).toBe('a({id:"x",message:["Sign in"]});')
  expect(compile('a({ id: "x", message: "Hello {name}" })')).toBe('a({id:"x",message:["Hello ",["name"]]});')
})

it('leaves other objects alone', () => {
  for (const code of ['a({message:"Sign in"});', 'a({id:one,message:"Sign in"});', 'a({id:"x",message:text});'])
    expect(compile(code)).toBe(code)
})
