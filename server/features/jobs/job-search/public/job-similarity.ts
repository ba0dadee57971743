// How similar two jobs are, from 0 to 1: by role and required skills, reduced by the distance of their levels.

import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { levelDistance } from '../fit-points.ts'
import { phraseKey } from '../words/phrase-key.ts'
import { splitQuery } from '../words/query-parts.ts'

const weights = { role: 0.45, skills: 0.55 }

/** By the distance of the levels. The same work two levels down is a different job, however similar the text. */
const levelFactors = [1, 0.9, 0.3]
const FAR_LEVEL_FACTOR = 0.2

/** A required skill says more about the work than an optional one. */
const REQUIRED_WEIGHT = 2

export type ComparedJob = Pick<JobCard, 'title' | 'skills' | 'seniority'>

/** Sharing a skill that few of these jobs require makes two jobs more similar than sharing one that all of them do. */
export function similarityTo(job: ComparedJob, all: readonly ComparedJob[]): (other: ComparedJob) => number {
  const frequency = new Map<string, number>()
  for (const { skills } of all)
    for (const { skillId } of skills) frequency.set(skillId, (frequency.get(skillId) ?? 0) + 1)
  const rarity = (skillId: string) => Math.log(1 + (all.length + 1) / ((frequency.get(skillId) ?? 0) + 1))
  const role = roleWords(job.title)
  return (other) =>
    (weights.role * share(role, roleWords(other.title), () => 1) + weights.skills * skillShare(job, other, rarity)) *
    (levelFactors[levelDistance(job.seniority, other.seniority)] ?? FAR_LEVEL_FACTOR)
}

function skillShare(one: ComparedJob, other: ComparedJob, rarity: (skillId: string) => number): number {
  const isMust = new Map([...other.skills, ...one.skills].map(({ skillId, isRequired }) => [skillId, isRequired]))
  const ids = ({ skills }: ComparedJob) => new Set(skills.map(({ skillId }) => skillId))
  return share(ids(one), ids(other), (skillId) => rarity(skillId) * (isMust.get(skillId) ? REQUIRED_WEIGHT : 1))
}

/** Weighted Jaccard similarity. */
function share(one: ReadonlySet<string>, other: ReadonlySet<string>, worth: (value: string) => number): number {
  const sum = (values: ReadonlySet<string>) => [...values].reduce((total, value) => total + worth(value), 0)
  const all = sum(one.union(other))
  return all === 0 ? 0 : sum(one.intersection(other)) / all
}

const MAX_CACHED = 10_000
const known = new Map<string, ReadonlySet<string>>()

/** What a title says about the work, under any of its names: without level and terms. */
function roleWords(title: string): ReadonlySet<string> {
  let words = known.get(title)
  if (!words) {
    if (known.size >= MAX_CACHED) known.clear()
    known.set(title, (words = new Set(readRole(title))))
  }
  return words
}

const readRole = (title: string): string[] =>
  splitQuery(title).flatMap(({ text, skill, meaning }) =>
    meaning?.values.some(({ facet }) => facet !== 'skill') ? [] : [skill ?? meaning?.words[0] ?? phraseKey(text)],
  )
