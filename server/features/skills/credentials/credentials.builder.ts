import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { TestApp } from '#server/test-app.ts'
import type { OwnCredential } from '#shared/features/skills/credentials/credentials.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { issueCredential } from './credentials.service.ts'

type Wanted = { validDays?: number | null; holder?: BuiltPerson; isShown?: boolean }

/** A badge for a made-up test of Git, as the skill center would issue it. */
export async function aCredential(
  test: TestApp,
  { validDays = 730, holder, isShown = true }: Wanted = {},
): Promise<{ id: string; talent: BuiltPerson }> {
  const talent = holder ?? (await aVerifiedTalent(test))
  const issuedAt = test.clock.now()
  await issueCredential(test.platform.db, test.platform, {
    kind: 'skill_test',
    sourceId: newId(),
    personId: talent.id,
    issuedAt,
    validUntil: validDays === null ? null : new Date(issuedAt.getTime() + validDays * DAY),
    achievement: {
      id: `${test.platform.url}/skill-center/git?level=4`,
      name: 'Git, level 4',
      description: 'Tested knowledge of Git.',
      criteria: 'Scored at least 80 out of 100.',
      type: 'Assessment',
      level: 4,
      score: { percent: 85, required: 80 },
    },
  })
  const { items } = (await talent.visitor.get('/talent/api/credentials')).json<Page<OwnCredential>>()
  const [newest] = items
  if (!newest) throw new Error('No credential was issued')
  if (isShown) await talent.visitor.put(`/talent/api/credentials/${newest.id}/visibility`, { isShown })
  return { id: newest.id, talent }
}
