import { pickByName } from '#shared/kit/drawing/company-mark.ts'

/** Each readable with white text on it. */
const colors = ['#265ea7', '#8e4b02', '#2a6f39', '#a72c28', '#036a6c', '#6b3fa0'] as const

export function cursorColors(personId: string) {
  const color = colors[pickByName(personId, colors.length)] ?? colors[0]
  return { color, colorLight: `${color}40` }
}
