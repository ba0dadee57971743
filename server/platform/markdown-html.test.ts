import { describe, expect, it } from 'vitest'
import { markdownHtml } from './markdown-html.ts'

describe('Markdown', () => {
  it('has headings, lists, links and tables without gaps between the rows', () => {
    expect(markdownHtml('## Pay\n\n- one **two**\n- [three](https://people.example/a)')).toBe(
      '<h2>Pay</h2><ul><li>one <strong>two</strong></li><li><a href="https://people.example/a">three</a></li></ul>',
    )
    expect(markdownHtml('| a | b |\n| - | - |\n| 1 | 2 |')).toBe(
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    )
  })
  it('keeps the space at a line break between two words', () => {
    expect(markdownHtml('**one**\n*two*')).toBe('<p><strong>one</strong>\n<em>two</em></p>')
  })
  it('keeps neither scripts nor images nor their handlers', () => {
    expect(markdownHtml('<script>alert(1)</script><img src=x onerror=alert(1)>\n\nA <b onclick="x()">b</b>')).toBe(
      '<p>A <strong>b</strong></p>',
    )
  })
  it('follows links to the web and to mailboxes only', () => {
    expect(markdownHtml('[x](javascript:alert(1))')).toBe('<p><a>x</a></p>')
    expect(markdownHtml('[x](mailto:a@people.example)')).toBe('<p><a href="mailto:a@people.example">x</a></p>')
  })
})
