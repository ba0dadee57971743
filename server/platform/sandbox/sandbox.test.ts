import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/sandbox/program.ts'
import { Sandbox, SandboxBusy } from './sandbox.ts'

const sandbox = new Sandbox({ isPolite: false })
const impatient = new Sandbox({ cpuMs: 1_000, isPolite: false })

const run = (language: Language, source: string, calls: string[] = ['[]']) =>
  sandbox.run({ language, source, entry: 'solve', calls })

const verdictsOf = async (language: Language, source: string, calls?: string[]) =>
  (await run(language, source, calls)).map(({ verdict }) => verdict)

describe('a program', () => {
  it('is called with each set of arguments and returns values', async () => {
    const programs: [Language, string][] = [
      ['javascript', 'const solve = (a, b) => { console.log("got", a); return { sum: a + b } }'],
      [
        'typescript',
        'type Sum = { sum: number }\nasync function solve(a: number, b: number): Promise<Sum> { console.log("got", a); return { sum: a + b } }',
      ],
      ['python', 'from collections import Counter\ndef solve(a, b):\n  print("got", a)\n  return {"sum": a + b}'],
    ]
    for (const [language, source] of programs) {
      const results = await run(language, source, ['[1,2]', '["ä","b"]'])
      expect(results.map(({ value }) => JSON.parse(value ?? 'null') as unknown)).toEqual([{ sum: 3 }, { sum: 'äb' }])
      expect(results.map(({ output }) => output.trim())).toEqual(['got 1', 'got ä'])
    }
  })

  it('fails with the error and its line, and the next call is not affected', async () => {
    const [first, second] = await run(
      'javascript',
      'function solve(n) {\n  if (n === 1) throw new Error("odd")\n  return n\n}',
      ['[1]', '[2]'],
    )
    expect(first).toMatchObject({ verdict: 'error', message: 'Error: odd (line 2)' })
    expect(second).toMatchObject({ verdict: 'done', value: '2' })
    const [python] = await run('python', 'def solve():\n  return [][1]')
    expect(python).toMatchObject({ verdict: 'error', message: 'IndexError: list index out of range (line 2)' })
  })

  it('that cannot be loaded, or lacks the function, says so once', async () => {
    expect(await verdictsOf('javascript', 'function (', ['[]', '[]'])).toEqual(['error', 'not_run'])
    expect(await verdictsOf('typescript', 'enum Colour { red }')).toEqual(['error'])
    expect(await verdictsOf('python', 'def solve(:')).toEqual(['error'])
    expect(await verdictsOf('javascript', 'const other = 1', ['[]', '[]'])).toEqual(['missing', 'not_run'])
    expect(await verdictsOf('python', 'other = 1')).toEqual(['missing'])
  })
})

describe('a hostile program', () => {
  const cases: [string, Language, string, string][] = [
    ['an endless loop', 'javascript', 'function solve() { for (;;); }', 'time'],
    [
      'an endless loop that catches everything',
      'javascript',
      'function solve() { for (;;) try { for (;;); } catch {} }',
      'time',
    ],
    ['an endless loop', 'python', 'def solve():\n  while True: pass', 'time'],
    ['2 GB of memory', 'javascript', 'function solve() { return new Array(2 ** 28).fill(0).length }', 'memory'],
    ['2 GB of memory', 'python', 'def solve():\n  return len([0] * (512 * 1024 * 1024))', 'memory'],
    [
      '1 GB of output',
      'javascript',
      'function solve() { for (let i = 0; i < 1e6; i++) console.log("x".repeat(1000)) }',
      'output',
    ],
    ['1 GB of output', 'python', 'def solve():\n  for i in range(1000000): print("x" * 1000)', 'output'],
    ['a huge result', 'javascript', 'function solve() { return "x".repeat(1e6) }', 'output'],
    [
      'a regular expression bomb',
      'javascript',
      'function solve() { return /^(a+)+$/.test("a".repeat(60) + "b") }',
      'time',
    ],
    [
      'a regular expression bomb',
      'python',
      'import re\ndef solve():\n  return bool(re.match(r"^(a+)+$", "a" * 60 + "b"))',
      'time',
    ],
    ['endless recursion', 'javascript', 'function solve() { return solve() + 1 }', 'error'],
    ['endless recursion', 'python', 'def solve():\n  return solve() + 1', 'error'],
    ['other processes', 'javascript', 'function solve() { return process.kill(process.ppid) }', 'error'],
    ['other processes', 'python', 'import os\ndef solve():\n  return os.fork()', 'error'],
    ['the end of its own process', 'python', 'import os\ndef solve():\n  os._exit(0)', 'crashed'],
  ]

  it.each(cases)('is stopped: %s (%s)', async (_name, language, source, verdict) => {
    const patience = verdict === 'time' ? impatient : sandbox
    const results = await patience.run({ language, source, entry: 'solve', calls: ['[]', '[]'] })
    expect(results[0]?.verdict).toBe(verdict)
  })

  it('that changes prototypes only changes its own results', async () => {
    const source = `JSON.stringify = () => '"forged"'
      Array.prototype[Symbol.iterator] = function* () { yield 7 }
      Object.prototype.toJSON = () => 'forged'
      function solve(a) { return a + 1 }`
    expect(await run('javascript', source, ['[1]'])).toMatchObject([{ verdict: 'done', value: '8' }])
    expect(await run('javascript', 'function solve(a) { return a + 1 }', ['[1]'])).toMatchObject([{ value: '2' }])
  })

  it('finds no files, network or host', async () => {
    const outside = ['process', 'require', 'fetch', 'WebAssembly', 'importScripts', 'setTimeout']
    const [javascript] = await run(
      'javascript',
      `function solve() { return ${JSON.stringify(outside)}.filter((name) => name in globalThis) }`,
    )
    expect(javascript).toMatchObject({ value: '[]' })
    const tries = [
      'open("/etc/passwd").read()',
      '__import__("js").process',
      '__import__("pyodide_js").runPython.constructor("return process")()',
      '__import__("subprocess").run(["id"])',
      '__import__("socket").create_connection(("127.0.0.1", 1))',
    ]
    const python = `def solve(code):\n  return str(eval(code))`
    expect(
      await verdictsOf(
        'python',
        python,
        tries.map((one) => JSON.stringify([one])),
      ),
    ).toEqual(tries.map(() => 'error'))
  })
})

describe('many programs', () => {
  it('wait for each other, up to a limit', async () => {
    const small = new Sandbox({ processes: 1, waiting: 1, isPolite: false })
    const program = { language: 'javascript', source: 'const solve = () => 1', entry: 'solve', calls: ['[]'] } as const
    const settled = await Promise.allSettled([small.run(program), small.run(program), small.run(program)])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(settled[2]).toMatchObject({ reason: expect.any(SandboxBusy) })
    await expect(small.run(program)).resolves.toMatchObject([{ value: '1' }])
  })
})
