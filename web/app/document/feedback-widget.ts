// Loads the third-party feedback widget on demand. If it fails, the app carries on without it.

import type { Log } from '../log/logger.ts'

export type FeedbackWidget = { open(): void; destroy(): void }

type WidgetCallbacks = { on_init: () => void; on_error: (error: unknown) => void }
type WidgetGlobal = FeedbackWidget & {
  init(token: string, options: Record<string, unknown> & WidgetCallbacks): unknown
}
type WidgetPage = { Userback?: Partial<WidgetGlobal> | undefined }

declare global {
  interface Window extends WidgetPage {}
}

export type FeedbackWidgetOptions = {
  document: Pick<Document, 'createElement'> & { body: Pick<HTMLElement, 'append'> }
  page: WidgetPage
  /** URL of the service's script. */
  source: string
  log: Pick<Log, 'debug'>
}

export type FeedbackWidgetLoader = {
  /** Concurrent callers share one load; after a failure the next call tries again. */
  load(token: string | undefined, options?: Record<string, unknown>): Promise<FeedbackWidget>
}

export function createFeedbackWidgetLoader({
  document,
  page,
  source,
  log,
}: FeedbackWidgetOptions): FeedbackWidgetLoader {
  let loading: Promise<FeedbackWidget> | null = null
  let loaded: FeedbackWidget | null = null

  function resetWhenDestroyed(widget: FeedbackWidget) {
    const destroy = widget.destroy.bind(widget)
    widget.destroy = () => {
      destroy()
      loaded = null
    }
  }

  async function start(token: string, options: Record<string, unknown>): Promise<FeedbackWidget> {
    page.Userback = {}
    await loadScript(document, source)
    const widget = page.Userback as WidgetGlobal | undefined
    if (!widget) throw new Error('`window.Userback` was somehow deleted while loading!')
    await new Promise<void>((resolve, reject) => {
      const on_error = (cause: unknown) => reject(new Error(INIT_ERROR, { cause }))
      widget.init(token, { ...options, on_init: resolve, on_error })
    })
    resetWhenDestroyed(widget)
    loaded = widget
    return widget
  }

  return {
    async load(token, options = {}) {
      if (loading) return loading
      if (loaded) {
        log.debug('Userback widget loaded twice, canceling initialisation')
        return loaded
      }
      if (!token) throw new Error('A valid token must be provided from https://userback.io')
      loading = start(token, options).finally(() => {
        loading = null
      })
      return loading
    },
  }
}

const INIT_ERROR = 'Invalid server response. Check your account or project settings and try again.'

function loadScript(document: FeedbackWidgetOptions['document'], source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = source
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', (cause) => {
      script.remove()
      reject(new Error('Feedback widget failed to load', { cause }))
    })
    document.body.append(script)
  })
}
