// How good the search is: nDCG@5 over labelled queries, and those that find nothing although a posting fits, beside MiniSearch over
// the same postings. How fast it is: npm run bench -- search.
// Usage: npm run bench -- search-quality [--half open|apart] [--worst 20]

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#server/platform/config.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { startPlatform } from '#server/start-platform.ts'
import { assembleKernels } from '../scripts/build/assemble-kernels.ts'
import { searchedPostings } from './search-quality/documents.ts'
import { loadPostings, searchAll } from './search-quality/load.ts'
import { measure } from './search-quality/measure.ts'
import { searchWithPeer } from './search-quality/peer.ts'
import { readQueries } from './search-quality/relevance.ts'

await assembleKernels()

const { values } = parseArgs({ options: { half: { type: 'string' }, worst: { type: 'string', default: '0' } } })

const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-search-quality-'))
const embedded = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'postgres'),
  onProgress: () => undefined,
  onTrouble: (reason) => console.error(reason),
})
const settings = { APP_ENV: 'local', DATA_DIR: folder, DATABASE_URL: embedded.connectionString, LOG_LEVEL: 'warn' }
try {
  const { platform, stop } = await startPlatform(readConfig({ ...settings, WORKER: 'off' }), () => undefined)
  try {
    const [postings, queries, now] = [searchedPostings(), readQueries(), new Date()]
    await loadPostings(platform.db, postings, now)
    const ours = await searchAll(platform.db, postings, queries, now)
    const peers = searchWithPeer(postings, queries)
    for (const half of ['open', 'apart'] as const) {
      if (values.half !== undefined && values.half !== half) continue
      const [our, peer] = [measure(postings, ours, half), measure(postings, peers, half)]
      console.log(
        `\n${our.queries} queries over ${postings.length} postings, ${half === 'open' ? 'tuned on' : 'kept apart'}`,
      )
      console.log('             nDCG@5   without results')
      console.log(
        `Meridian     ${our.ndcg.toFixed(3)}    ${our.withoutResults.length} ${our.withoutResults.join(', ')}`,
      )
      console.log(`MiniSearch   ${peer.ndcg.toFixed(3)}    ${peer.withoutResults.length}`)
      const worst = our.each.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, Number(values.worst))
      for (const { query, ndcg, grades } of worst)
        console.log(`  ${ndcg.toFixed(2)} ${query.text} (${grades.join(' ')})`)
    }
  } finally {
    await stop()
  }
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
