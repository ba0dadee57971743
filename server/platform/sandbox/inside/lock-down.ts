// Python can reach the objects of its host. The permission model of Node denies files, network and processes; this removes what it
// does not cover, such as signals to other processes.

/** Taken before it is removed. */
const exitNow = (process as unknown as { reallyExit(code: number): void }).reallyExit.bind(process)

export function leave(): never {
  exitNow(0)
  throw new Error('unreachable')
}

const processParts = [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'abort',
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
  'chdir',
  'umask',
  'setuid',
  'setgid',
  'seteuid',
  'setegid',
  'setgroups',
  'initgroups',
  'reallyExit',
  'execve',
  'loadEnvFile',
  'report',
  'mainModule',
]
const globals = ['fetch', 'WebSocket', 'EventSource', 'Worker', 'BroadcastChannel', 'MessageChannel', 'navigator']

export function lockDown(): void {
  for (const part of processParts) Reflect.deleteProperty(process, part)
  for (const name of globals) Reflect.deleteProperty(globalThis, name)
}
