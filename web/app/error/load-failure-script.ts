// If one of the document's own scripts cannot be loaded, none of our code runs: the page would look fine but do nothing. This
// inline script then does what chunk-reload.ts does for navigations, with the same safeguard: one reload in ten seconds, then the
// error page. It is plain text because it must not depend on any other script.

import { RELOAD_GUARD_MILLISECONDS, RELOAD_STORAGE_KEY, UNLOADED_SCRIPT } from '#web/app/routing/chunk-reload.ts'
import { BOT } from './bot-rule.ts'

/** In the script's data-page attribute, as JSON. */
export type LoadFailurePage = {
  title: string
  heading: string
  advice: string
  home: string
  classes: { page: string; text: string; link: string }
}

/** A function, so that the browser bundle leaves it out. */
export const loadFailureScript = (): string => `(() => {
  const text = JSON.parse(document.currentScript.dataset.page)
  let hasFailed = false
  addEventListener('error', ({ target }) => target.tagName === 'SCRIPT' && target.type === 'module' && fail(), true)
  addEventListener('unhandledrejection', ({ reason }) => ${UNLOADED_SCRIPT}.test(reason?.message) && fail())
  function fail() {
    if (hasFailed || document.documentElement.dataset.hydrated) return
    hasFailed = true
    // Reloading without a connection would replace a readable page with the browser's own error.
    if (navigator.onLine) recover()
    else addEventListener('online', recover, { once: true })
  }
  function recover() {
    if (mayReload()) location.reload()
    else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showError)
    else showError()
  }
  function mayReload() {
    const path = location.pathname + location.search + location.hash
    let reloads
    try {
      reloads = JSON.parse(sessionStorage.getItem('${RELOAD_STORAGE_KEY}'))
    } catch {}
    if (reloads?.[path] >= Date.now()) return false
    try {
      reloads = { ...reloads, [path]: Date.now() + ${RELOAD_GUARD_MILLISECONDS} }
      sessionStorage.setItem('${RELOAD_STORAGE_KEY}', JSON.stringify(reloads))
      return true
    } catch {
      return false
    }
  }
  function showError() {
    if (${BOT}.test(navigator.userAgent)) return console.error('The scripts of this page could not be loaded')
    const element = (name, content, attributes) => {
      const made = Object.assign(document.createElement(name), attributes)
      made.append(...content)
      return made
    }
    const heading = element('h1', [text.heading], { tabIndex: -1 })
    const home = element('a', [text.home], { href: '/', className: text.classes.link })
    home.dataset.variant = 'filled'
    const advice = element('p', [text.advice], { className: text.classes.text })
    const page = element('main', [element('p', ['500']), heading, advice, home], { className: text.classes.page })
    // The error page is shown without a layout.
    page.style.cssText = 'min-block-size: 100dvb; align-content: center; padding: var(--space-4)'
    page.dataset.errorStatus = '500'
    document.title = text.title
    document.body.replaceChildren(page)
    heading.focus()
  }
})()`
