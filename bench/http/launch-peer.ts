import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PeerAnswers } from './peer.ts'
import { fetchBody } from './subjects.ts'

export interface Peer {
  pid: number
  url: string
  readProcessorTime(): Promise<number>
  stop(): void
}

export async function launchPeer(answers: PeerAnswers): Promise<Peer> {
  const child = fork(fileURLToPath(new URL('./peer.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(answers)
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  const readProcessorTime = async () => {
    const { seconds } = JSON.parse(await fetchBody({ url: `${url}/processor-time` })) as { seconds: number }
    return seconds
  }
  return { pid: child.pid as number, url, readProcessorTime, stop: () => void child.kill() }
}
