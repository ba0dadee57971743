import { createElement, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { readHtml, type TextNode } from '#web/features/jobs/jobs/text/read-html.ts'
import styles from './article.module.css'

type ArticleProps = {
  html: string
  language: string
  /** Where the reader stopped, as a percentage of the text. */
  startAt: number
  isTracked: boolean
  onRead: (readPercent: number, position: number) => void
}

const SAVE_AFTER_MILLISECONDS = 1500
/** Finished: the next visit starts at the top again. */
const NEAR_END = 95

export function Article({ html, language, startAt, isTracked, onRead }: ArticleProps) {
  const text = useRef<HTMLDivElement>(null)
  const save = useEffectEvent(onRead)
  const initial = useRef(startAt)

  useEffect(() => {
    const element = text.current
    if (!element || !isTracked) return
    const start = initial.current
    if (start > 0 && start < NEAR_END && window.scrollY === 0) {
      const box = element.getBoundingClientRect()
      const target = box.top + window.scrollY + (box.height * start) / 100 - window.innerHeight
      if (target > 0) window.scrollTo({ top: target })
    }
    let furthest = start
    let shown = start
    let saved = start
    let timer: number | undefined
    const send = () => {
      window.clearTimeout(timer)
      timer = undefined
      if (shown === saved) return
      saved = shown
      save(furthest, shown)
    }
    const measure = () => {
      const box = element.getBoundingClientRect()
      shown = Math.round(Math.min(100, Math.max(0, ((window.innerHeight - box.top) / box.height) * 100)))
      furthest = Math.max(furthest, shown)
      timer ??= window.setTimeout(send, SAVE_AFTER_MILLISECONDS)
    }
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    document.addEventListener('visibilitychange', send)
    return () => {
      send()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
      document.removeEventListener('visibilitychange', send)
    }
  }, [isTracked])

  return (
    <div ref={text} className={styles.text} lang={language} dir="auto" translate="no" data-quotable>
      {readHtml(html).map(draw)}
    </div>
  )
}

function draw(node: TextNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return <br key={index} />
  const children = node.children.map(draw)
  if (node.tag === 'table')
    return (
      // Scrolls by itself on narrow screens, also by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to take the focus
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div key={index} className={styles.table} tabIndex={0}>
        <table>{children}</table>
      </div>
    )
  if (node.tag !== 'a') return createElement(node.tag, { key: index }, ...children)
  if (node.href === null) return <span key={index}>{children}</span>
  return (
    <a key={index} href={node.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
