import { type ReactNode, Suspense } from 'react'
import { type FrameTool, type Workspace, type WorkspaceLayout, workspaceLayouts } from '#shared/workspace-layouts.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { AppShell } from '#web/ui/shell/app-shell.tsx'
import { useNavigation } from '../navigation/use-navigation.ts'
import { ApplicationCountWatch } from '../tools/applications/application-count-watch.tsx'
import { Bell } from '../tools/bell/bell.tsx'
import { DeletionNotice } from '../tools/deletion-notice.tsx'
import { InboxWatch } from '../tools/inbox/inbox-watch.tsx'
import { LiveStrip } from '../tools/live-strip.tsx'
import { LocalClock } from '../tools/local-clock.tsx'
import { PaletteOpener } from '../tools/palette/palette-opener.tsx'
import { UserMenu } from '../tools/user-menu.tsx'

// Few people both hire and look for work.
const WorkspaceSwitch = lazyPart(async () => (await import('../tools/workspaces/workspace-switch.tsx')).WorkspaceSwitch)

// Only for people who hire, on pages of all workspaces.
const OwnCompanyBrand = lazyPart(
  async () => (await import('../tools/workspaces/own-company-brand.tsx')).OwnCompanyBrand,
)

type DefaultFrameProps = {
  layout?: WorkspaceLayout | undefined
  backHref?: string | undefined
  isFocused?: boolean | undefined
  isSplit?: boolean | undefined
  isFixed?: boolean | undefined
  isAlone?: boolean | undefined
  notices?: ReactNode
  /** Replaces the product name in the sidebar. */
  brand?: ReactNode
  /** Phones show it instead of the product name. */
  title?: string | undefined
  /** Placed before the layout's own tools. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of every workspace. It also serves screens with an open guard: guests then have no menu. */
export function DefaultFrame(props: DefaultFrameProps) {
  const { layout = 'default', backHref, isFocused = false, isSplit = false, isFixed = false, isAlone = false } = props
  const workspace: Workspace = workspaceLayouts[layout]
  const has = (tool: FrameTool) => workspace.tools.includes(tool)
  const identity = useIdentity()
  const verified = identity?.email_verified_at ? identity : null
  const { role, homeHref, groups, foot, bottomBar } = useNavigation(workspace.navigation)
  return (
    <div data-layout={layout} data-density={workspace.isCompact ? 'compact' : undefined}>
      <AppShell
        homeHref={homeHref}
        brand={
          props.brand ??
          (verified && role === 'company' ? (
            <Suspense fallback={null}>
              <OwnCompanyBrand />
            </Suspense>
          ) : undefined)
        }
        title={props.title}
        groups={groups}
        foot={foot}
        bottomBar={isFocused || isAlone ? undefined : bottomBar}
        variant={isSplit ? 'rail' : 'sidebar'}
        isFixed={isFixed}
        isAlone={isAlone}
        backHref={backHref}
        notices={
          <>
            <DeletionNotice />
            {identity && has('live-strip') && <LiveStrip />}
            {verified && has('inbox-count') && <InboxWatch personId={verified.id} />}
            {verified?.roles.includes('talent') && has('application-count') && (
              <ApplicationCountWatch personId={verified.id} />
            )}
            {props.notices}
          </>
        }
        search={<PaletteOpener />}
        tools={
          identity && (
            <>
              {props.tools}
              {identity.roles.length > 1 && (
                <Suspense fallback={null}>
                  <WorkspaceSwitch current={role} held={identity.roles} />
                </Suspense>
              )}
              {has('clock') && <LocalClock identity={identity} />}
              {verified && has('bell') && <Bell personId={verified.id} />}
              <UserMenu identity={identity} workspace={role} />
            </>
          )
        }
      >
        {props.children}
      </AppShell>
    </div>
  )
}
