// The titles in shared/screens.ts need translating, but the table is plain data without macros: each title becomes the
// message `screen.<Title>`.

import { devScreens, landedScreens } from '../../shared/screens.ts'

type Extractor = {
  match(filename: string): boolean
  extract(filename: string, code: string, report: (message: { id: string; message: string }) => void): void
}

export const screenTitles: Extractor = {
  match: (filename) => filename.replaceAll('\\', '/').endsWith('shared/screens.ts'),
  extract(_filename, _code, report) {
    const titles = new Set([...landedScreens, ...devScreens].map(({ title }) => title).filter(Boolean))
    for (const title of titles) report({ id: `screen.${title}`, message: title })
  },
}
