// @vitest-environment node

import { describe, expect, it, vi } from 'vitest'
import { allowsPreloads, createRoutePreloader, createVisibilityWatch, preloadablePath } from './route-preload.ts'

/** Routes whose chunks arrive on demand; `/n` has the chunk `n` and the shared layout. */
function slowRoutes() {
  const arrivals: (() => void)[] = []
  const loaded = new Set<string>()
  const load = vi.fn((id: string) =>
    new Promise<void>((resolve) => arrivals.push(resolve)).then(() => {
      loaded.add(id)
    }),
  )
  const preloader = createRoutePreloader({ isLoaded: (id) => loaded.has(id), load }, (path) => [path.slice(1)])
  const arriveAll = async () => {
    for (const arrive of arrivals.splice(0)) arrive()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { preloader, load, arrivals, arriveAll }
}

describe('preloading routes', () => {
  it('never has more than five chunks in flight and requests each once', async () => {
    const { preloader, load, arrivals, arriveAll } = slowRoutes()
    const all = Promise.all(Array.from({ length: 12 }, (_, n) => preloader.preload(`/${n}`)))
    for (const expected of [5, 5, 2]) {
      expect(arrivals).toHaveLength(expected)
      await arriveAll()
    }
    await all
    expect(load.mock.calls.map(([id]) => id)).toEqual(Array.from({ length: 12 }, (_, n) => String(n)))
  })

  it('loads a path once, whatever its query', async () => {
    const { preloader, load, arriveAll } = slowRoutes()
    const both = Promise.all([preloader.preload('/a?x=1'), preloader.preload('/a#b')])
    await arriveAll()
    await both
    expect(load).toHaveBeenCalledExactlyOnceWith('a')
  })

  it('ignores a chunk that fails', async () => {
    const load = () => Promise.reject(new TypeError('gone'))
    const preloader = createRoutePreloader({ isLoaded: () => false, load }, () => ['a'])
    await expect(preloader.preload('/a')).resolves.toBeUndefined()
  })

  it('is skipped on slow connections and in data-saver mode', () => {
    expect(allowsPreloads(undefined)).toBe(true)
    expect(allowsPreloads({ effectiveType: '4g' })).toBe(true)
    expect(allowsPreloads({ saveData: true })).toBe(false)
    expect(allowsPreloads({ effectiveType: '2g' })).toBe(false)
    expect(allowsPreloads({ effectiveType: 'slow-2g' })).toBe(false)
  })

  it('is skipped for links that leave the app or the tab', () => {
    const origin = 'https://app.test'
    expect(preloadablePath('/jobs?a=1#b', undefined, origin)).toBe('/jobs?a=1')
    expect(preloadablePath('https://app.test/jobs', '_self', origin)).toBe('/jobs')
    expect(preloadablePath('/jobs', '_blank', origin)).toBeNull()
    for (const foreign of ['https://other.test/x', '//other.test', 'mailto:a@b.test']) {
      expect(preloadablePath(foreign, undefined, origin)).toBeNull()
    }
  })
})

describe('watching links become visible', () => {
  function aWatch() {
    const idle: (() => void)[] = []
    const observed = new Set<Element>()
    let report: IntersectionObserverCallback = () => {}
    const watch = createVisibilityWatch({
      whenIdle: (run) => idle.push(run),
      createObserver: (callback) => {
        report = callback
        return { observe: (element) => observed.add(element), unobserve: (element) => observed.delete(element) }
      },
    })
    const see = (target: object, isIntersecting = true) =>
      report([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)
    return { watch, observed, see, becomeIdle: () => idle.splice(0).forEach((run) => run()) }
  }
  const anElement = () => ({}) as Element

  it('waits until the browser is idle, then reports once', () => {
    const { watch, observed, see, becomeIdle } = aWatch()
    const [element, onVisible] = [anElement(), vi.fn()]
    watch(element, onVisible)
    expect(observed.size).toBe(0)
    becomeIdle()
    see(element, false)
    expect(onVisible).not.toHaveBeenCalled()
    see(element)
    see(element)
    expect(onVisible).toHaveBeenCalledOnce()
    expect(observed.size).toBe(0)
  })

  it('drops a link that is removed before that', () => {
    const { watch, observed, becomeIdle } = aWatch()
    watch(anElement(), vi.fn())()
    becomeIdle()
    expect(observed.size).toBe(0)
  })
})
