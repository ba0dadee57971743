/** Each browser hides the permission of a page in a different place. */
export type BrowserFamily = 'chromium' | 'chromium-phone' | 'firefox' | 'safari' | 'safari-phone' | 'other'

export function browserFamily(userAgent: string): BrowserFamily {
  // Every browser on an iPhone is Safari underneath and asks for permission like Safari.
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'safari-phone'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Chrome\/|Chromium\//.test(userAgent)) return /Android/.test(userAgent) ? 'chromium-phone' : 'chromium'
  return /Safari\//.test(userAgent) ? 'safari' : 'other'
}
