import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { compileOnce } from './compile-once.ts'

type Compile = (code: string, id: string) => Promise<{ code: string }>

async function aCompiler() {
  const compiled: string[] = []
  const plugin: Rolldown.Plugin = {
    name: 'compiler',
    transform: {
      filter: { id: /\.tsx/ },
      async handler(code, id) {
        compiled.push(`${id}: ${code}`)
        return { code: code.toUpperCase() }
      },
    },
  }
  const { transform } = await compileOnce(Promise.resolve(plugin))
  if (typeof transform !== 'object') throw new Error('The transform lost its filter')
  return { compiled, transform, compile: transform.handler as unknown as Compile }
}

it('compiles a file once for both bundles and all parts of a page', async () => {
  const { compiled, compile } = await aCompiler()
  const results = await Promise.all([compile('a', '/p.tsx'), compile('a', '/p.tsx?route-chunk=main')])
  expect([...results, await compile('a', '/p.tsx')]).toEqual([{ code: 'A' }, { code: 'A' }, { code: 'A' }])
  expect(compiled).toEqual(['/p.tsx: a'])
})

it('compiles it again when its text has changed, and keeps files apart', async () => {
  const { compiled, compile } = await aCompiler()
  await compile('a', '/p.tsx')
  await expect(compile('b', '/p.tsx')).resolves.toEqual({ code: 'B' })
  await expect(compile('a', '/q.tsx')).resolves.toEqual({ code: 'A' })
  expect(compiled).toEqual(['/p.tsx: a', '/p.tsx: b', '/q.tsx: a'])
})

it('keeps the filter, which decides what is compiled', async () => {
  const { transform } = await aCompiler()
  expect(transform.filter).toEqual({ id: /\.tsx/ })
})
