// Turns HTML back into React elements: the same markup as our page, without any of the code behind it.

import { Element, type Node, Text, Window } from 'happy-dom'
import { createElement, type ReactElement } from 'react'

type Shape = string | { tag: string; props: Record<string, unknown>; children: Shape[] }

/** Attributes that React names differently. */
const propNames: Record<string, string> = { class: 'className', for: 'htmlFor', crossorigin: 'crossOrigin' }

/** Parses the document once; the returned function creates all elements anew, as components do on every render. */
export function rendererOf(html: string): () => ReactElement {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } })
  document.write(html)
  const [shape] = shapesOf(document.documentElement)
  if (!shape || typeof shape === 'string') throw new Error('not a document')
  return () => draw(shape)
}

function draw({ tag, props, children }: Exclude<Shape, string>): ReactElement {
  return createElement(tag, props, ...children.map((child) => (typeof child === 'string' ? child : draw(child))))
}

function shapesOf(node: Node): Shape[] {
  if (node instanceof Text) return [node.data]
  return node instanceof Element ? [shapeOf(node)] : []
}

function shapeOf(element: Element): Shape {
  const tag = element.namespaceURI?.endsWith('svg') ? element.tagName : element.tagName.toLowerCase()
  const props = propsOf(element)
  if (tag === 'script' || tag === 'style') {
    return { tag, props: { ...props, dangerouslySetInnerHTML: { __html: element.innerHTML } }, children: [] }
  }
  return { tag, props, children: [...element.childNodes].flatMap(shapesOf) }
}

function propsOf(element: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {}
  for (const { name, value } of element.attributes) {
    if (name === 'style') props.style = styleOf(value ?? '')
    else props[propNames[name] ?? name] = value === '' ? true : value
  }
  return props
}

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .filter((rule) => rule.includes(':'))
      .map((rule) => [reactName(rule.slice(0, rule.indexOf(':')).trim()), rule.slice(rule.indexOf(':') + 1).trim()]),
  )

const reactName = (property: string): string =>
  property.startsWith('--') ? property : property.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
