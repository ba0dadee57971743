import { describe, expect, it } from 'vitest'
import { formatBytes } from './file-drop-size.ts'

describe('the size of a file in words', () => {
  it('stays in bytes below a thousand', () => expect(formatBytes(999, 'en')).toBe('999 bytes'))
  it('says nothing as zero', () => expect(formatBytes(0, 'en')).toBe('0 bytes'))
  it('keeps one digit after the point for small amounts', () => expect(formatBytes(1_460_000, 'en')).toBe('1.5 MB'))
  it('drops it for large ones', () => expect(formatBytes(24_600_000, 'en')).toBe('25 MB'))
  it('does not go beyond gigabytes', () => expect(formatBytes(2e13, 'en')).toBe('20,000 GB'))
  it('speaks the reader’s language', () => expect(formatBytes(1_500_000, 'de')).toBe('1,5 MB'))
})
