// Uploads a large file while the connection is cut, the process is stopped and its whole tree killed, again and again: the upload
// must resume where it stopped, resend little, and arrive byte for byte. Usage: npm run drill -- upload [--megabytes
// 300] [--breaks 21] [--data DIR]
import { createHash } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Upload } from 'tus-js-client'
import { storageKeyOf } from '#server/features/base/files/uploads.service.ts'
import { demoTalent } from '#server/seeds/demo-accounts.ts'
import { launchApi } from '../scripts/product/launch-product.ts'
import { ProductVisitor } from '../scripts/product/product-visitor.ts'
import { killTree } from './kill/process-tree.ts'
import { copyPreparedData } from './outages/prepared-data.ts'
import { openProxy } from './upload/breakable-proxy.ts'
import { makeVideo } from './upload/test-video.ts'

const kinds = ['cut', 'kill', 'stop'] as const
// As in the web: the most that is resent after a cut.
const PIECE_BYTES = 8 * 1024 * 1024
const RETRY_MS = 250
const TRIES = 400

interface Break {
  kind: (typeof kinds)[number]
  'stopped in ms': number | null
  'sent MB': number
  'kept MB': number
  'resent MB': number
  'restart ms': number | null
}

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '300' },
    breaks: { type: 'string', default: '21' },
    data: { type: 'string' },
  },
})

const BREAKS = Number(values.breaks)
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
copyPreparedData(folder)
const videoFile = path.join(folder, 'video.mp4')
const wanted = await makeVideo(videoFile, Number(values.megabytes) * 1e6, 'meridian')
const { size } = statSync(videoFile)

const largerFiles = { NODE_OPTIONS: `--import ${pathToFileURL('drill/upload/large-video.ts').href}` }
const launch = () => launchApi(folder, largerFiles)
let product = await launch()
const proxy = await openProxy()
proxy.leadTo(product.url)
const visitor = new ProductVisitor()
await visitor.signIn(product.url, demoTalent)

const breaks: Break[] = []
let sent = 0
let isBreaking = false
const startedAt = performance.now()
const fileId = await send()
const seconds = (performance.now() - startedAt) / 1000
const stored = path.join(product.dataDir, 'files', storageKeyOf(fileId), 'original')
const arrived = await hashOf(stored)
await product.stop()
proxy.close()
conclude()

/** Spread evenly over the file, each kind in turn. */
function nextBreakAt(): number {
  return ((breaks.length + 1) * size) / (BREAKS + 1)
}

async function breakOnce(): Promise<void> {
  const kind = kinds[breaks.length % kinds.length] ?? 'cut'
  const result: Break = {
    kind,
    'stopped in ms': null,
    'sent MB': inMb(sent),
    'kept MB': 0,
    'resent MB': 0,
    'restart ms': null,
  }
  breaks.push(result)
  if (kind === 'cut') proxy.cut()
  else {
    if (kind === 'kill') await killTree(product.pid)
    else {
      const startedAt = performance.now()
      await product.stop()
      result['stopped in ms'] = Math.round(performance.now() - startedAt)
    }
    product = await launch()
    proxy.leadTo(product.url)
    result['restart ms'] = product.upAfterMs
  }
}

function send(): Promise<string> {
  const outcome = Promise.withResolvers<string>()
  let id = ''
  const upload = new Upload(createReadStream(videoFile), {
    endpoint: `${proxy.url}/uploads`,
    uploadSize: size,
    chunkSize: PIECE_BYTES,
    retryDelays: Array.from({ length: TRIES }, () => RETRY_MS),
    metadata: { kind: 'video', name: 'video.mp4' },
    onBeforeRequest(request) {
      for (const [name, value] of Object.entries(visitor.unsafeHeadersFor(product.url))) request.setHeader(name, value)
    },
    onAfterResponse(request, response) {
      id = response.getHeader('Upload-File-Id') ?? id
      if (request.getMethod() === 'HEAD') recordResent(Number(response.getHeader('Upload-Offset')))
    },
    onProgress(bytes) {
      sent = Math.max(sent, bytes)
      if (isBreaking || breaks.length === BREAKS || bytes < nextBreakAt()) return
      isBreaking = true
      breakOnce().then(() => {
        isBreaking = false
      }, outcome.reject)
    },
    // A rejection is final: only failed connections and servers that are still starting are retried.
    onShouldRetry: ({ originalResponse }) =>
      !originalResponse || ![401, 403, 404, 413, 422].includes(originalResponse.getStatus()),
    onSuccess: () => outcome.resolve(id),
    onError: outcome.reject,
  })
  upload.start()
  return outcome.promise
}

/** The offset the server reports. Whatever was sent beyond it has to be resent. */
function recordResent(offset: number): void {
  const last = breaks.at(-1)
  if (!last || Number.isNaN(offset)) return
  last['kept MB'] = inMb(offset)
  last['resent MB'] = inMb(Math.max(0, sent - offset))
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function inMb(bytes: number): number {
  return Math.round(bytes / 1e4) / 100
}

function conclude() {
  console.table(breaks)
  const mostResent = Math.max(...breaks.map((one) => one['resent MB']))
  const isWhole = arrived === wanted && breaks.length === BREAKS
  if (isWhole && mostResent <= inMb(PIECE_BYTES)) {
    console.log(
      `${inMb(size)} MB in ${Math.round(seconds)} s over ${BREAKS} interruptions (cut, killed and stopped in turn): same SHA-256 ${arrived}; at most ${mostResent} MB resent after any of them.`,
    )
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    return
  }
  console.log(
    `Failed: SHA-256 ${arrived} for ${wanted}, ${breaks.length} interruptions, up to ${mostResent} MB resent. Data kept in ${folder}`,
  )
  process.exitCode = 1
}
