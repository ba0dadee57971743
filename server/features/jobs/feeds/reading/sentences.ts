// A job as the lines a reader sees, so that evidence can be quoted verbatim.

import { MAX_EVIDENCE } from '#shared/features/jobs/jobs/job-terms.ts'

const MAX_SENTENCES = 1_500

/** Lines of the text, long ones split into sentences. Abbreviations ("U.S.", "e.g.") do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[a-z\d)%][.!?]) +(?=[A-ZÀ-Þ"'(])/))
    .map((sentence) => sentence.replace(/^[\s•·*–—-]+/, '').trim())
    .filter((sentence) => sentence.length > 1)
    .slice(0, MAX_SENTENCES)
    .map(boundLine)
}

/** Patterns for pay, hours and places are worse than linear, so no reader gives them more than this. */
export const boundLine = (line: string): string => line.slice(0, MAX_EVIDENCE)

export const boundLines = (lines: readonly string[]): string[] => lines.slice(0, MAX_SENTENCES).map(boundLine)
