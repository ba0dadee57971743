import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { demoTalent } from '#server/seeds/demo-accounts.ts'
import { jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { recommendations } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import { ProductVisitor } from '../../scripts/product/product-visitor.ts'
import type { Question } from './questions.ts'

const POLL_MS = 250
const READY_POLL_MS = 20
const INDEX_WITHIN_MS = 600_000

/** The API in a separate process, queried by a signed-in person. */
export class ApiProcess {
  readonly #child: ChildProcess
  readonly #url: string
  readonly #visitor = new ProductVisitor()
  #isSignedIn = false

  private constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.#url = url
  }

  /** Waits until /readyz admits requests, or until searches are answered from memory, however long that takes. */
  static async start(
    settings: Record<string, string>,
    { until = 'memory' }: { until?: 'memory' | 'ready' } = {},
  ): Promise<ApiProcess> {
    const file = path.join(import.meta.dirname, 'serve.ts')
    const child = spawn(process.execPath, [file], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const api = new ApiProcess(child, `http://localhost:${settings.PORT}`)
    const startedAt = performance.now()
    const isStarted = () => (until === 'ready' ? api.#isReady() : api.#answersFromMemory())
    while (!(await isStarted())) {
      if (child.exitCode !== null || performance.now() - startedAt > INDEX_WITHIN_MS)
        throw new Error('the API did not start')
      await wait(until === 'ready' ? READY_POLL_MS : POLL_MS)
    }
    return api
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.#url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  async #answersFromMemory(): Promise<boolean> {
    try {
      await this.signIn()
      return (await this.#get('text=hydrologist')).headers.get('server-timing')?.includes('memory') ?? false
    } catch {
      // Not listening yet.
      return false
    }
  }

  async signIn(): Promise<void> {
    if (!this.#isSignedIn) await this.#visitor.signIn(this.#url, demoTalent)
    this.#isSignedIn = true
  }

  async #get(query: string, path: string = jobSearch.search.path): Promise<Response> {
    const answer = await fetch(`${this.#url}${path}?${query}`, {
      // As in the HTTP bench: compression is a separate cost, which a proxy may take on.
      headers: { ...this.#visitor.headersFor(this.#url), 'accept-encoding': 'identity' },
    })
    if (!answer.ok) throw new Error(`the API returned ${answer.status}: ${await answer.text()}`)
    return answer
  }

  async total(text: string): Promise<number> {
    const answer = await this.#get(`text=${encodeURIComponent(text)}`)
    return ((await answer.json()) as { total: number }).total
  }

  async ask({ query }: Pick<Question, 'query'>): Promise<{ servedMs: number; wholeMs: number }> {
    const startedAt = performance.now()
    const answer = await this.#get(new URLSearchParams(query).toString())
    await answer.text()
    const wholeMs = performance.now() - startedAt
    return { servedMs: Number(answer.headers.get('x-served-ms')), wholeMs }
  }

  /** Milliseconds in the server. */
  async recommend(): Promise<number> {
    const answer = await this.#get('', recommendations.list.path)
    await answer.text()
    return Number(answer.headers.get('x-served-ms'))
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#child.once('exit', () => resolve())
    this.#child.kill('SIGTERM')
    await promise
  }
}
