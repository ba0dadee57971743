import { expect, it } from 'vitest'
import { assemble } from './assemble-kernels.ts'

it.each([
  ['an unknown instruction', '(module (func (i32.nonsense)))', /x\.wat:1:16/],
  ['an undeclared local', '(module (func (drop (local.get $nobody))))', /undefined local variable "\$nobody"/],
  ['a type mismatch', '(module (func (result i32) (i64.const 1)))', /type error/],
])('rejects a kernel with %s and says where', async (_what, text, message) => {
  await expect(assemble('x.wat', text)).rejects.toThrow(message)
})

it('accepts a kernel that uses vectors and shared memory', async () => {
  const text = `(module
    (import "host" "memory" (memory 1 1 shared))
    (func (export "clear") (param $at i32) (v128.store (local.get $at) (v128.const i64x2 0 0))))`
  expect((await assemble('x.wat', text)).subarray(0, 4)).toEqual(Uint8Array.from([0x00, 0x61, 0x73, 0x6d]))
})
