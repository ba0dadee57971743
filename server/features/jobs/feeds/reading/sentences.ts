// A job as the lines a reader sees, so that evidence can be quoted verbatim.

import { MAX_EVIDENCE } from '#shared/features/jobs/jobs/job-terms.ts'

const MAX_SENTENCES = 1_500

/** The ends of a range are often in separate elements. */
const RANGE_OVER_LINES = /(?<=\d)\s*\n\s*(?:[–—-]|to)\s*\n\s*(?=[$€£]?\d)/g

/** Escaped twice by the feed: "$153,000&mdash;$376,000". */
const DASH_TWICE = /&(?:amp;)?(?:[mn]dash|#821[12]);/g

/** Where a feed has lost its line breaks: "functions.This is a remote role". */
const WITHOUT_SPACE =
  /(?<=[a-z]{3}[.!?])(?=(?:This|The|We|You|Our|If|All|For|To|As|Please|Must|Job|Location|Salary|Candidates?|Applicants?|Work|Remote)\b)/

/** Lines of the text, long ones split into sentences. Abbreviations ("U.S.", "e.g.") do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(DASH_TWICE, '–')
    .replace(RANGE_OVER_LINES, ' – ')
    .split('\n')
    .flatMap((line) => line.split(/(?<=[a-z\d)%][.!?]) +(?=[A-ZÀ-Þ"'(])/))
    .flatMap((line) => line.split(WITHOUT_SPACE))
    .map((sentence) => sentence.replace(/^[\s•·*–—-]+/, '').trim())
    .filter((sentence) => sentence.length > 1)
    .slice(0, MAX_SENTENCES)
    .flatMap(piecesOf)
    .slice(0, MAX_SENTENCES)
}

/** Texts without any line breaks or full stops are common. They are cut between words, where possible before a capital letter. */
function piecesOf(sentence: string): string[] {
  const pieces: string[] = []
  let from = 0
  while (sentence.length - from > MAX_EVIDENCE) {
    const piece = sentence.slice(from, from + MAX_EVIDENCE)
    const capital = /^[^]* (?=\p{Lu}\p{Ll})/u.exec(piece)?.[0].length ?? 0
    const length =
      capital > MAX_EVIDENCE / 2 ? capital : piece.lastIndexOf(' ') > 0 ? piece.lastIndexOf(' ') : MAX_EVIDENCE
    pieces.push(sentence.slice(from, from + length).trim())
    from += length
  }
  return [...pieces, sentence.slice(from).trim()].filter(Boolean)
}

/**
 * Patterns for pay, hours and places are worse than linear, so no reader gives them more than this. Runs of spaces are the worst
 * case, and mean nothing.
 */
export const boundLine = (line: string): string => line.slice(0, MAX_EVIDENCE).replace(/\s{2,}/g, ' ')

export const boundLines = (lines: readonly string[]): string[] => lines.slice(0, MAX_SENTENCES).map(boundLine)
