import type { ReactNode } from 'react'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { AppShell } from '#web/ui/shell/app-shell.tsx'
import { CountWatch } from '../tools/applications/count-watch.tsx'
import { Bell } from '../tools/bell/bell.tsx'
import { InboxWatch } from '../tools/inbox/inbox-watch.tsx'
import { LeavingNotice } from '../tools/leaving-notice.tsx'
import { LiveStrip } from '../tools/live-strip.tsx'
import { useMainNavigation } from '../tools/main-navigation.ts'
import { OwnClock } from '../tools/own-clock.tsx'
import { UserMenu } from '../tools/user-menu.tsx'

type DefaultFrameProps = {
  backHref?: string | undefined
  isFocused?: boolean | undefined
  isSplit?: boolean | undefined
  isFixed?: boolean | undefined
  isAlone?: boolean | undefined
  notices?: ReactNode
  children: ReactNode
}

/** The frame of signed-in pages. A page behind an open guard can stand in it too: a guest then has no menu. */
export function DefaultFrame(props: DefaultFrameProps) {
  const { backHref, isFocused = false, isSplit = false, isFixed = false, isAlone = false, notices, children } = props
  const identity = useIdentity()
  const { groups, foot, doors } = useMainNavigation()
  return (
    <div data-layout="default">
      <AppShell
        groups={groups}
        foot={foot}
        doors={isFocused || isAlone ? undefined : doors}
        variant={isSplit ? 'rail' : 'sidebar'}
        isFixed={isFixed}
        isAlone={isAlone}
        backHref={backHref}
        notices={
          <>
            <LeavingNotice />
            {identity && <LiveStrip />}
            {identity?.email_verified_at && <InboxWatch personId={identity.id} />}
            {identity?.email_verified_at && identity.roles.includes('talent') && <CountWatch personId={identity.id} />}
            {notices}
          </>
        }
        tools={
          identity && (
            <>
              <OwnClock identity={identity} />
              {identity.email_verified_at && <Bell personId={identity.id} />}
              <UserMenu identity={identity} />
            </>
          )
        }
      >
        {children}
      </AppShell>
    </div>
  )
}
