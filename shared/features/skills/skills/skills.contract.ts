import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { skillAreas } from '#shared/features/base/reference/skill-areas.ts'
import { extraTimeReasons } from '#shared/features/hiring/screeners/extra-time.ts'
import { comparison } from '#shared/features/hiring/screeners/scoring/comparison.contract.ts'
import { screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { id } from '#shared/kit/ids.ts'

const instant = z.iso.datetime()
const slug = z.string().min(1).max(60)
const percent = z.int().min(0).max(100)

const topicScore = z.object({ topic: z.string(), percent }).meta({ id: 'TopicScore' })
export type TopicScore = z.output<typeof topicScore>

const skillResult = z
  .object({
    id,
    takenAt: instant,
    percent,
    passed: z.boolean(),
    level: z.int().min(0).max(5),
    topics: z.array(topicScore),
    /** Null if it was not passed. */
    validUntil: instant.nullable(),
    isValid: z.boolean(),
    /** Null if the test was not passed or the badge was revoked. */
    badgeId: id.nullable(),
    /** Null once its answers have been deleted. */
    attemptId: id.nullable(),
  })
  .meta({ id: 'SkillResult' })
export type SkillResult = z.output<typeof skillResult>

const skillTest = z
  .object({
    topics: z.array(z.string()),
    questionCount: z.number(),
    minutes: z.number(),
    passPercent: z.number(),
    practiceCount: z.number(),
    /** Of a test that is running. */
    attemptId: id.nullable(),
    /** Null: now. */
    opensAt: instant.nullable(),
  })
  .meta({ id: 'SkillTest' })
export type SkillTest = z.output<typeof skillTest>

/** Somebody they worked with has seen it; a reviewer has checked the endorsement. */
const skillEndorsement = z.object({ by: z.string(), company: z.string(), at: instant }).meta({ id: 'SkillEndorsement' })
export type SkillEndorsement = z.output<typeof skillEndorsement>

/** A finished project that asked for it. */
const skillProject = z.object({ id, title: z.string(), company: z.string(), at: instant }).meta({ id: 'SkillProject' })
export type SkillProject = z.output<typeof skillProject>

const provenSkill = z
  .object({
    slug,
    name: z.string(),
    area: z.enum(skillAreas),
    summary: z.string().nullable(),
    /** What the person says; null if the skill is not in their profile. */
    claimedLevel: z.int().min(1).max(5).nullable(),
    /** The best result that is still valid. */
    best: skillResult.nullable(),
    last: skillResult.nullable(),
    /** People who have seen it. */
    endorsementCount: z.int(),
    /** Finished projects that asked for it. */
    projectCount: z.int(),
    /** Null if there is no test yet. */
    test: skillTest.nullable(),
    /** Open jobs the person could take that ask for it. */
    jobCount: z.number(),
  })
  .meta({ id: 'ProvenSkill' })
export type ProvenSkill = z.output<typeof provenSkill>

const practiceQuestion = z
  .object({
    id,
    text: z.string(),
    code: z.string().nullable(),
    topic: z.string(),
    options: z.array(z.object({ text: z.string(), isRight: z.boolean() })),
    explanation: z.string(),
  })
  .meta({ id: 'PracticeQuestion' })
export type PracticeQuestion = z.output<typeof practiceQuestion>

/** What anybody may know about a test. */
const testOffer = z
  .object({
    slug,
    name: z.string(),
    summary: z.string(),
    topics: z.array(z.string()),
    questionCount: z.number(),
    minutes: z.number(),
    passPercent: z.number(),
  })
  .meta({ id: 'TestOffer' })
export type TestOffer = z.output<typeof testOffer>

const bySlug = z.object({ slug })

export const skills = {
  tests: endpoint({
    method: 'GET',
    path: '/shared/api/skill-tests',
    guard: 'open',
    summary: 'The tests of the skill center: topics, length, and what it takes to pass.',
    response: z.object({ items: z.array(testOffer) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/talent/api/skills',
    guard: 'verified',
    summary: 'Your skills and the skills with a test: what you say, what you have proven, when you can take a test.',
    response: z.object({ items: z.array(provenSkill) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/skills/:slug',
    guard: 'verified',
    summary: 'One skill with your results, newest first.',
    params: bySlug,
    response: provenSkill.extend({
      /** Of the last result. */
      comparison,
      /** Other words people use for it. */
      otherNames: z.array(z.string()),
      /** The same skill in ESCO, the European classification. */
      esco: z.object({ uri: z.url(), name: z.string() }).nullable(),
      results: z.array(skillResult),
      /** Newest first. */
      endorsements: z.array(skillEndorsement),
      projects: z.array(skillProject),
      related: z.array(z.object({ slug, name: z.string() })),
    }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/talent/api/skills/:slug/attempts',
    guard: 'verified',
    summary: 'Starts the test of a skill and its clock, or returns the attempt already running.',
    params: bySlug,
    body: z.object({ extraTime: z.enum(extraTimeReasons).default('none') }).prefault({}),
    response: screeners.start.response,
    status: 201,
    creates: true,
  }),
  practice: endpoint({
    method: 'GET',
    path: '/talent/api/skills/:slug/practice',
    guard: 'verified',
    summary: 'Questions to practise with, including answers and explanations. The test never asks them.',
    params: bySlug,
    response: z.object({ items: z.array(practiceQuestion) }),
  }),
}
