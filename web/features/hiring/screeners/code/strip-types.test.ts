// @vitest-environment node

import { expect, it } from 'vitest'
import { stripTypes } from './strip-types.ts'

/** Where it stays is tested below. */
const stripped = (source: string) => stripTypes(source)?.replaceAll(/ +/g, ' ').trim()

it.each([
  ['function solve<T>(a: number, b?: string): T[] | null { return null }', 'function solve (a , b ) { return null }'],
  ['const a = b!.c as unknown as string[]', 'const a = b .c'],
  ['const a = { n: 1 } satisfies Record<string, number>', 'const a = { n: 1 }'],
  ['const m = new Map<string, number[]>()', 'const m = new Map ()'],
  ['const f = (x: number): boolean => x > 1', 'const f = (x ) => x > 1'],
  ['function is(x: unknown): x is string { return true }', 'function is(x ) { return true }'],
  ['class A<T> extends B<T> implements C { private readonly n: number = 1; z!: T }', 'class A extends B { n = 1; z }'],
  ['const a = 1\ntype B = string\n(a)', 'const a = 1\n; \n(a)'],
  ['let ok = a < b && c > d ? as : 1', 'let ok = a < b && c > d ? as : 1'],
])('leaves the types out of %s', (source, plain) => expect(stripped(source)).toBe(plain))

it('keeps every line and column, so that errors name the right place', () => {
  const source = 'interface Box {\n  n: number\n}\nconst a: Box = { n: 1 }\nfail()'
  const plain = stripTypes(source) ?? ''
  expect(plain).toHaveLength(source.length)
  expect(plain.indexOf('fail')).toBe(source.indexOf('fail'))
})

it.each([
  'enum E { A }',
  'class P { constructor(private n: number) {} }',
  'function f(this: Window) {}',
  'const a = <string>b',
  'const a = b as string\n(c)()',
  'const a: = 1',
])('leaves %s to the server', (source) => expect(stripTypes(source)).toBeNull())
