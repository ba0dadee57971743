import { Trans, useLingui } from '@lingui/react/macro'
import { memberRoles } from '#shared/features/people/companies/company-facts.ts'
import type { Team, TeamMember } from '#shared/features/people/team/team.contract.ts'
import { useRoleNames } from '#web/features/people/companies/role-names.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import styles from './team.module.css'
import { useMemberActions } from './use-member-actions.ts'

export function MemberRow({ member, team }: { member: TeamMember; team: Team }) {
  const { t } = useLingui()
  const { name, email, isYou, can } = member
  const { changeRole, handOver, remove } = useMemberActions(member, team)
  return (
    <ListRow
      mark={<Avatar name={name} />}
      title={name}
      meta={
        <>
          {email && <bdi>{email}</bdi>}
          {isYou && (
            <Chip tone="info" size="small">
              <Trans>You</Trans>
            </Chip>
          )}
        </>
      }
      action={
        <span className={styles.tools}>
          <RoleChoice member={member} isPending={changeRole.isPending} onChange={(role) => changeRole.mutate(role)} />
          {can.handOver && (
            <Button
              variant="text"
              isPending={handOver.isPending}
              onPress={() => handOver.mutate()}
              aria-label={t`Make owner: ${name}`}
            >
              <Trans>Make owner</Trans>
            </Button>
          )}
          {can.remove && (
            <Button
              variant="danger-text"
              isPending={remove.isPending}
              onPress={() => remove.mutate()}
              aria-label={isYou ? t`Leave the company` : t`Remove ${name}`}
            >
              {isYou ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}
            </Button>
          )}
        </span>
      }
    />
  )
}

type RoleChoiceProps = {
  member: TeamMember
  isPending: boolean
  onChange: (role: TeamMember['role']) => void
}

/** A native select: it works in rows, on phones and with a screen reader without loading anything. */
function RoleChoice({ member, isPending, onChange }: RoleChoiceProps) {
  const { t } = useLingui()
  const roleNames = useRoleNames()
  const { name, role, can } = member
  if (can.roles.length === 0) return <span>{roleNames[role]}</span>
  return (
    <select
      className={styles.role}
      aria-label={t`Role of ${name}`}
      value={role}
      disabled={isPending}
      onChange={({ target }) => {
        const chosen = can.roles.find((one) => one === target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {memberRoles
        .filter((one) => one === role || (can.roles.includes(one) && one !== 'owner'))
        .map((one) => (
          <option key={one} value={one}>
            {roleNames[one]}
          </option>
        ))}
    </select>
  )
}
