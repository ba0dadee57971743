import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EliteApplication } from '#shared/features/elite/elite/elite.contract.ts'
import { isEliteMember, isLiveElite } from '#shared/features/elite/elite/elite-status.ts'
import styles from '../elite.module.css'
import { standingQuery } from '../elite-queries.ts'
import { ActionList } from './action-list.tsx'
import { SendApplication } from './send-application.tsx'
import { StartApplication } from './start-application.tsx'

export function PendingActions({ endorsers }: { endorsers: ReactNode }) {
  const { data } = useSuspenseQuery(standingQuery())
  const actions = data.actions.filter(({ kind }) => kind !== 'send_application')
  const isLive = data.application !== null && isLiveElite(data.application.status)
  const minutes = actions.reduce((sum, one) => sum + one.minutes, 0)
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1} className={styles.title}>
          {!isLive ? (
            <Trans>Join Elite</Trans>
          ) : actions.length === 0 ? (
            <Trans>Nothing left to do</Trans>
          ) : (
            <Trans>
              <Plural value={actions.length} one="One thing left" other="# things left" />, about {minutes} minutes
            </Trans>
          )}
        </h1>
        <p className={styles.lead}>
          <Lead count={actions.length} application={isLive ? data.application : null} />
        </p>
      </header>
      {!isLive && <StartApplication mayApplyAfter={data.mayApplyAfter} />}
      <SendApplication standing={data} />
      <ActionList actions={actions} />
      {data.application && endorsers}
    </div>
  )
}

function Lead({ count, application }: { count: number; application: EliteApplication | null }) {
  if (count > 0) return <Trans>Do them in any order. Everything you enter is saved.</Trans>
  if (!application) return <Trans>You have no application at the moment.</Trans>
  if (isEliteMember(application.status)) return <Trans>You are a member, and everything is up to date.</Trans>
  return application.submittedAt ? (
    <Trans>Your application is being reviewed. We will let you know if the reviewers need anything.</Trans>
  ) : (
    <Trans>You can send your application now.</Trans>
  )
}
