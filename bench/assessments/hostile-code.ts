// Programs that try to exhaust a resource. Each has to end in a verdict, without slowing down anybody else.

type Hostile = { what: string; language: 'javascript' | 'python'; source: string }

const javascript = (what: string, body: string): Hostile => ({
  what,
  language: 'javascript',
  source: `function solve(n) { ${body} }`,
})
const python = (what: string, body: string): Hostile => ({
  what,
  language: 'python',
  source: `def solve(n):\n  ${body.replaceAll('\n', '\n  ')}`,
})

export const hostileSources: readonly Hostile[] = [
  javascript('endless loop', 'while (true);'),
  javascript('2 GB of memory', 'const all = []; while (true) all.push(new Array(1e6).fill(n))'),
  javascript(
    'prototype games',
    'Object.prototype.toJSON = () => 1; Array.prototype.push = null; Object.freeze(globalThis); return 1',
  ),
  javascript(
    '1 GB of output',
    "const text = 'x'.repeat(1e6); for (let i = 0; i < 1000; i += 1) console.log(text); return text.repeat(1000)",
  ),
  javascript('fork', "return require('node:child_process').fork('x')"),
  javascript('regular expression bomb', "return /^(a+)+$/.test('a'.repeat(50) + 'b')"),
  python('endless loop in Python', 'while True: pass'),
  python('2 GB of memory in Python', "return len('x' * 2**31)"),
  python('1 GB of output in Python', "while True: print('x' * 1000000)"),
  python('fork in Python', 'import os\nreturn os.fork()'),
  python('regular expression bomb in Python', "import re\nreturn bool(re.match('^(a+)+$', 'a' * 50 + 'b'))"),
]
