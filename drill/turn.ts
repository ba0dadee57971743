// Starts a TURN server of its own (Debian: apt install coturn) and lets two clients talk through it: with the credentials we hand
// out it must relay, with expired ones or those of another secret it must not. Then Chromium, allowed nothing but the relay, must get
// through. Usage: npm run drill -- turn
import { spawn, spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { iceServersFor, turnCredentials } from '#server/features/hiring/rooms/ice-servers.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import { relayedCall } from './turn/relayed-call.ts'

const SECRET = 'the secret of this drill'
const MESSAGES = 20

if (spawnSync('turnserver', ['--version']).error) throw new Error('coturn is not installed')

async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  return port
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
const port = await freePort()
const settings = [
  `listening-port=${port}`,
  'listening-ip=127.0.0.1',
  'relay-ip=127.0.0.1',
  'allow-loopback-peers',
  'realm=drill.example.org',
  'use-auth-secret',
  `static-auth-secret=${SECRET}`,
  'fingerprint',
  'no-cli',
  'no-tls',
  'no-dtls',
  'log-file=stdout',
  'simple-log',
  `pidfile=${path.join(folder, 'pid')}`,
]
writeFileSync(path.join(folder, 'turnserver.conf'), `${settings.join('\n')}\n`)
const server = spawn('turnserver', ['-c', path.join(folder, 'turnserver.conf')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})

/** It says so once its relays are ready. */
const isUp = new Promise<void>((resolve, reject) => {
  let log = ''
  server.stdout.on('data', (text: Buffer) => {
    log += text.toString()
    if (log.includes('Total General servers')) resolve()
  })
  server.once('exit', () => reject(new Error(log)))
})

type Credentials = { username: string; credential: string }

/** Whether the messages of two clients arrive through the relay. */
function isRelayed({ username, credential }: Credentials): boolean {
  const { stdout } = spawnSync(
    'turnutils_uclient',
    ['-y', '-u', username, '-w', credential, '-p', String(port), '-n', String(MESSAGES), '-m', '1', '127.0.0.1'],
    { encoding: 'utf8', timeout: 30_000 },
  )
  return [...stdout.matchAll(/tot_recv_msgs=(\d+)/g)].some(([, received]) => Number(received) > 0)
}

try {
  await isUp
  const now = new Date()
  const config = { calls: { stunUrls: [], turn: { urls: [`turn:127.0.0.1:${port}`], secret: SECRET } } }
  const [handedOut] = iceServersFor(config, 'drill', now)
  const cases: [string, Credentials, boolean][] = [
    ['the credentials of a room', handedOut as Credentials, true],
    ['expired ones', turnCredentials(SECRET, 'drill', new Date(now.getTime() - HOUR)), false],
    ['those of another secret', turnCredentials('another secret', 'drill', new Date(now.getTime() + HOUR)), false],
  ]
  for (const [name, credentials, isExpected] of cases) {
    const isAccepted = isRelayed(credentials)
    console.info(`${name}: ${isAccepted ? 'relayed' : 'rejected'}`)
    if (isAccepted !== isExpected) process.exitCode = 1
  }
  const path = await relayedCall(iceServersFor(config, 'drill', now))
  console.info(`a call in Chromium that may only use the relay: ${path ? `connected, ${path.join(' to ')}` : 'failed'}`)
  if (path?.join() !== 'relay,relay') process.exitCode = 1
} finally {
  server.removeAllListeners('exit')
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
