import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { Card } from '#web/ui/card.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteCard } from './invite-card.tsx'
import { MemberRow } from './member-row.tsx'
import { RoleGuide } from './role-guide.tsx'
import styles from './team.module.css'
import { teamQuery } from './team-query.ts'

const queries = pageQueries(() => [teamQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

export default function TeamPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <TeamOfCompany />
    </QueryBoundary>
  )
}

function TeamOfCompany() {
  const { data: team } = useSuspenseQuery(teamQuery())
  const { members, invitations, canInviteTo } = team
  return (
    <>
      <PageHeader
        title={<Plural value={members.length} one="# person hires with you" other="# people hire with you" />}
        lead={
          invitations.length > 0 && (
            <Plural value={invitations.length} one="# open invitation" other="# open invitations" />
          )
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card title={<Trans>Members</Trans>} padding="flush">
            <List>
              {members.map((member) => (
                <MemberRow key={member.personId} member={member} team={team} />
              ))}
            </List>
          </Card>
          {invitations.length > 0 && (
            <Card title={<Trans>Invitations</Trans>} padding="flush">
              <List>
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} companyId={team.companyId} />
                ))}
              </List>
            </Card>
          )}
        </div>
        <div className={styles.side}>
          {canInviteTo.length > 0 && <InviteCard team={team} />}
          <RoleGuide />
        </div>
      </div>
    </>
  )
}
