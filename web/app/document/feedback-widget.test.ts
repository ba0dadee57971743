// @vitest-environment node

import { describe, expect, it, vi } from 'vitest'
import { createFeedbackWidgetLoader } from './feedback-widget.ts'

type Init = (token: string, options: { on_init: () => void; on_error: (error: unknown) => void }) => void

/** A page whose scripts load or fail on demand. */
function aPage(init: Init = (_, { on_init }) => on_init()) {
  const scripts: (EventTarget & { src: string; async: boolean })[] = []
  const page: { Userback?: object | undefined } = {}
  const log = { debug: vi.fn() }
  const destroy = vi.fn()
  const loader = createFeedbackWidgetLoader({
    document: {
      createElement: () => Object.assign(new EventTarget(), { src: '', async: false, remove: () => {} }),
      body: { append: (script: never) => scripts.push(script) },
    } as never,
    page,
    source: 'https://static.userback.io/widget/v1.js',
    log,
  })
  const finish = (type: 'load' | 'error', widget: object | undefined = { init, open: () => {}, destroy }) => {
    page.Userback = widget
    scripts.at(-1)?.dispatchEvent(new Event(type))
  }
  return { loader, scripts, finish, page, log, destroy }
}

describe('the feedback widget', () => {
  it('loads one script however many callers there are', async () => {
    const { loader, scripts, finish, log } = aPage()
    const both = Promise.all([loader.load('t'), loader.load('t')])
    finish('load')
    const [first, second] = await both
    expect(first).toBe(second)
    expect(scripts).toHaveLength(1)
    expect(scripts[0]).toMatchObject({ src: 'https://static.userback.io/widget/v1.js', async: true })
    expect(await loader.load('t')).toBe(first)
    expect(log.debug).toHaveBeenCalledExactlyOnceWith('Userback widget loaded twice, canceling initialisation')
  })

  it('needs a token and adds no script without one', async () => {
    const { loader, scripts, finish } = aPage()
    for (const token of [undefined, '']) {
      await expect(loader.load(token)).rejects.toThrow('A valid token must be provided from https://userback.io')
    }
    expect(scripts).toHaveLength(0)
    const next = loader.load('t')
    finish('load')
    await expect(next).resolves.toBeDefined()
  })

  it('can be retried after its script failed', async () => {
    const { loader, scripts, finish } = aPage()
    const first = loader.load('t')
    finish('error')
    await expect(first).rejects.toThrow('Feedback widget failed to load')
    const second = loader.load('t')
    finish('load')
    await expect(second).resolves.toBeDefined()
    expect(scripts).toHaveLength(2)
  })

  it('reports a missing global after loading', async () => {
    const { loader, page, scripts } = aPage()
    const load = loader.load('t')
    delete page.Userback
    scripts[0]?.dispatchEvent(new Event('load'))
    await expect(load).rejects.toThrow('`window.Userback` was somehow deleted while loading!')
  })

  it('reports an error of the service', async () => {
    const { loader, finish } = aPage((_, { on_error }) => on_error(new Error('domain')))
    const load = loader.load('t')
    finish('load')
    await expect(load).rejects.toThrow('Invalid server response. Check your account or project settings and try again.')
  })

  it('can be loaded again once destroyed', async () => {
    const { loader, scripts, finish, destroy } = aPage()
    const first = loader.load('t')
    finish('load')
    ;(await first).destroy()
    expect(destroy).toHaveBeenCalledOnce()
    void loader.load('t')
    expect(scripts).toHaveLength(2)
  })
})
