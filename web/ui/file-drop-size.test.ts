import { describe, expect, it } from 'vitest'
import { formatBytes } from './file-drop-size.ts'

describe('the formatted size of a file', () => {
  it('is in bytes below a thousand', () => expect(formatBytes(999, 'en')).toBe('999 bytes'))
  it('is zero for an empty file', () => expect(formatBytes(0, 'en')).toBe('0 bytes'))
  it('has one decimal for small amounts', () => expect(formatBytes(1_460_000, 'en')).toBe('1.5 MB'))
  it('has none for large ones', () => expect(formatBytes(24_600_000, 'en')).toBe('25 MB'))
  it('does not go beyond gigabytes', () => expect(formatBytes(2e13, 'en')).toBe('20,000 GB'))
  it('uses the reader’s language', () => expect(formatBytes(1_500_000, 'de')).toBe('1,5 MB'))
})
