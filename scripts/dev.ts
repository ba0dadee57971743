// Development: the server with Vite inside it. Pages hot-reload as they are edited; the server restarts when its own
// files change (Node's `--watch`).

import { spawn } from 'node:child_process'
import { readSettings } from '#server/process/read-settings.ts'
import { describeStartFailure } from '#server/process/start-failure.ts'
import { stopOnSignal } from '#server/process/stop-on-signal.ts'
import { welcome } from '#server/process/welcome.ts'
import { startServer } from '#server/start-server.ts'
import { assembleKernels } from './build/assemble-kernels.ts'
import { attachVite } from './dev/attach-vite.ts'

// `--watch` is not among the child's arguments, so a variable marks it as the child.
if (process.env['MERIDIAN_WATCHED'] !== 'yes') {
  const watched = ['server', 'shared'].map((folder) => `--watch-path=${folder}`)
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...watched, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { PSEUDO_LANGUAGE: 'on', ...process.env, NODE_ENV: 'development', MERIDIAN_WATCHED: 'yes' },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 0))
} else {
  try {
    await assembleKernels()
    const server = await startServer(readSettings(), { onProgress: console.info, attachVite })
    console.info(welcome(server))
    stopOnSignal(() => server.stop())
  } catch (error) {
    console.error(`Meridian could not start. ${describeStartFailure(error)}`)
    process.exit(1)
  }
}
