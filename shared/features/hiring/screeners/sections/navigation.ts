/** `forward`: question by question, and no way back. */
export const navigations = ['free', 'forward'] as const
export type Navigation = (typeof navigations)[number]
