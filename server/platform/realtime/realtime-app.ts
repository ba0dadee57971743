import { hkdfSync } from 'node:crypto'
import type { Config } from '../config.ts'
import type { RealtimeApp } from './protocol/signatures.ts'

/** As configured, otherwise derived from the installation's key, so that every node gets the same values. */
export function realtimeAppOf({ realtime }: Pick<Config, 'realtime'>, appKey: string): RealtimeApp {
  const derive = (name: string, bytes: number) => Buffer.from(hkdfSync('sha256', appKey, '', `realtime ${name}`, bytes))
  return {
    id: realtime.appId ?? 'meridian',
    key: realtime.key ?? derive('key', 10).toString('hex'),
    secret: realtime.secret ?? derive('secret', 32).toString('hex'),
    masterKey: realtime.encryptionKey ?? derive('encryption', 32),
  }
}
