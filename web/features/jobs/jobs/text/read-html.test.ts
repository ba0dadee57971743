// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { plainText, readHtml } from './read-html.ts'

const element = (tag: string, ...children: unknown[]) => ({ tag, href: null, children })

describe('the text of a job', () => {
  it('keeps paragraphs, lists and emphasis', () => {
    expect(readHtml('<p>Own the <strong>ledger</strong>.</p><ul><li>Go</li><li>SQL</li></ul>')).toEqual([
      element('p', 'Own the ', element('strong', 'ledger'), '.'),
      element('ul', element('li', 'Go'), element('li', 'SQL')),
    ])
  })

  it('decodes entities', () => {
    expect(readHtml('R&amp;D &lt;3 caf&#233; &#x2014; &nbsp;&unknown; &#99999999;')).toEqual([
      'R&D <3 café — \u00a0&unknown; &#99999999;',
    ])
  })

  it('only keeps web and mailto links', () => {
    const addressOf = (html: string) =>
      readHtml(html).map((node) => (typeof node === 'object' && 'href' in node ? node.href : null))
    expect(addressOf('<a href="https://x.test/?a=1&amp;b=2" rel="nofollow">x</a>')).toEqual(['https://x.test/?a=1&b=2'])
    expect(addressOf('<a href="mailto:a@x.test">x</a>')).toEqual(['mailto:a@x.test'])
    expect(addressOf('<a href="javascript:alert(1)">x</a>')).toEqual([null])
    expect(addressOf('<a href="java&#115;cript:alert(1)">x</a>')).toEqual([null])
  })

  it.each([
    ['<script>alert(1)</script>', ['alert(1)']],
    ['<img src=x onerror=alert(1)>', []],
    ['<p onclick="x()">a</p>', [element('p', 'a')]],
    ['a < b <', ['a ', '<', ' b ', '<']],
    ['</p></ul>', []],
    ['&constructor;&toString;&amp;', ['&constructor;&toString;&']],
    ['<p>open', [element('p', 'open')]],
  ])('renders %s harmless', (html, nodes) => {
    expect(readHtml(html)).toEqual(nodes)
  })

  it('becomes a single line of plain text', () => {
    expect(plainText('<p>One</p><ul><li>two</li><li>three</li></ul>four<br>five')).toBe('One two three four five')
  })
})
