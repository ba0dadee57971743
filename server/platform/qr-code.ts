import { encode } from 'uqr'
import type { QrCode } from '#shared/kit/drawing/qr-code.ts'

/** One path of dark modules, each run in a row as one rectangle. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return Array.from(line.matchAll(/1+/g), ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
  })
  return { size, path: runs.join('') }
}
