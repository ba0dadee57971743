// Development: the server with Vite inside it. Pages reload as they are edited; the server itself restarts on a change of
// its own files (`--watch` by Node).

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readConfig } from '../server/platform/config.ts'
import { startServer } from '../server/start-server.ts'
import { stopOnSignal } from '../server/stop-on-signal.ts'
import { welcome } from '../server/welcome.ts'
import { attachVite } from './attach-vite.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

if (!process.execArgv.includes('--watch')) {
  const watched = ['server', 'shared'].map((folder) => `--watch-path=${folder}`)
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', ...watched, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 0))
} else {
  try {
    const server = await startServer(readConfig(process.env), { onProgress: console.info, attachVite })
    console.info(welcome(server))
    stopOnSignal(() => server.stop())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
