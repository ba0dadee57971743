import { createElement, type ReactNode } from 'react'
import styles from './job-text.module.css'
import { readHtml, type TextNode } from './read-html.ts'

/** A text written by a company or imported from a feed. */
export function JobText({ html }: { html: string }) {
  return (
    <div className={styles.text} dir="auto">
      {readHtml(html).map(draw)}
    </div>
  )
}

function draw(node: TextNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return <br key={index} />
  const children = node.children.map(draw)
  if (node.tag !== 'a') return createElement(node.tag, { key: index }, ...children)
  if (node.href === null) return <span key={index}>{children}</span>
  return (
    <a key={index} href={node.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
