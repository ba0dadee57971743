import { describe, expect, it } from 'vitest'
import { textOfHtml } from '#server/platform/html-text.ts'
import { cleanHtml, MAX_DESCRIPTION } from './clean-html.ts'

describe('untrusted HTML', () => {
  it.each([
    ['<p onclick="steal()">Hello <b>you</b></p>', '<p>Hello <strong>you</strong></p>'],
    ['<script>alert(1)</script><p>Work</p>', '<p>Work</p>'],
    ['<img src=x onerror=alert(1)><p>Work</p>', '<p>Work</p>'],
    ['<a href="javascript:alert(1)">here</a>', '<a rel="nofollow noopener ugc">here</a>'],
    [
      '<a href="https://jobs.example/1" target="_blank">here</a>',
      '<a href="https://jobs.example/1" rel="nofollow noopener ugc">here</a>',
    ],
    ['<a href="//evil.example">here</a>', '<a rel="nofollow noopener ugc">here</a>'],
    ['<style>p{display:none}</style><h1 style="font-size:99px">Role</h1>', '<h2>Role</h2>'],
    ['<iframe src="https://evil.example"></iframe><svg><script>1</script></svg>', ''],
    ['<p>&nbsp;</p><p>One</p><p><br></p>', '<p>One</p>'],
    ['<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
  ])('%s', (given, kept) => {
    expect(cleanHtml(given)).toBe(kept)
  })

  it('of any depth and length is processed in time', () => {
    for (const given of [
      '<div>'.repeat(50_000),
      '<br'.repeat(50_000),
      '<'.repeat(100_000),
      '&#'.repeat(50_000),
      '<p> '.repeat(40_000),
    ]) {
      expect(cleanHtml(given).length).toBeLessThanOrEqual(MAX_DESCRIPTION)
      expect(textOfHtml(given).length).toBeLessThanOrEqual(60_000)
    }
  })
})
