import { Plural, Trans } from '@lingui/react/macro'
import type { ProvenSkill, SkillTest } from '#shared/features/skills/skills/skills.contract.ts'
import { Day } from '#web/features/skills/credentials/day.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function TestFacts({ test, jobCount }: { test: SkillTest; jobCount: number }) {
  return (
    <>
      <Plural value={test.minutes} one="# minute" other="# minutes" />
      {' · '}
      <Plural value={test.questionCount} one="# question" other="# questions" />
      {jobCount > 0 && (
        <>
          {' · '}
          <Plural value={jobCount} one="# job open to you asks for it" other="# jobs open to you ask for it" />
        </>
      )}
    </>
  )
}

/** Start, continue, or from when. */
export function TestAction({ skill, test }: { skill: Pick<ProvenSkill, 'slug' | 'name'>; test: SkillTest }) {
  if (test.opensAt !== null && test.attemptId === null)
    return (
      <span>
        <Trans>
          Available from <Day at={test.opensAt} />
        </Trans>
      </span>
    )
  return (
    <LinkButton href={`/skill-center/tests/${skill.slug}`}>
      {test.attemptId === null ? <Trans>Take test</Trans> : <Trans>Continue</Trans>}
      <span className="visually-hidden">
        {' '}
        <bdi>{skill.name}</bdi>
      </span>
    </LinkButton>
  )
}
