import { expect, it } from 'vitest'
import { toHtml, toText } from './description-text.ts'

it('writes paragraphs, line breaks and lists, and reads them back', () => {
  const text = 'You turn timetables into one feed.\nEvery day.\n\n- Python & SQL\n- a < b\n\nApply by Friday.'
  const html = toHtml(text)
  expect(html).toBe(
    '<p>You turn timetables into one feed.<br>Every day.</p><ul><li>Python &amp; SQL</li><li>a &lt; b</li></ul><p>Apply by Friday.</p>',
  )
  expect(toText(html)).toBe(text)
})

it('reads headings and emphasis as text', () => {
  expect(toText('<h3>What you do</h3><p>You <strong>own</strong> the feed.</p>')).toBe(
    'What you do\n\nYou own the feed.',
  )
})
