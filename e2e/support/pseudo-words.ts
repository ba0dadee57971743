// Finds words on a page in the pseudo-language that did not come from a catalogue. Data is exempt where it is marked up as
// data: names and addresses in <bdi> or <code>, moments in <time>, user content with its own direction or in a field,
// anything with translate="no". So are the texts of React Aria, which has them in real languages only.

import type { Page } from '@playwright/test'

const DATA =
  'bdi, code, pre, time, option, textarea, [dir="auto"], [translate="no"], [role="spinbutton"], [aria-roledescription="Number field"], [id^="react-aria-description"]'

export function findUntranslated(page: Page): Promise<string[]> {
  return page.evaluate((data) => {
    const found: string[] = []
    const isWord = (text: string) => /\p{L}{2,}/u.test(text)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    // A rich message spans several nodes: its brackets are counted across the whole page.
    let depth = 0
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, noscript')) continue
      let outside = ''
      for (const letter of node.textContent ?? '') {
        if (letter === '⟦') depth += 1
        else if (letter === '⟧') depth -= 1
        else if (depth === 0) outside += letter
      }
      if (isWord(outside) && !parent.closest(data)) found.push(outside.trim())
    }
    for (const attribute of ['aria-label', 'placeholder', 'alt', 'title', 'aria-valuetext', 'aria-roledescription']) {
      for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
        const text = element.getAttribute(attribute) ?? ''
        if (isWord(text) && !text.includes('⟦') && !element.closest(data)) found.push(`${attribute}: ${text}`)
      }
    }
    return found
  }, DATA)
}
