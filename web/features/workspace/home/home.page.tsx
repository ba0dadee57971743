import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Identity } from '#shared/access/identity.ts'
import { navigationFor, workspaceHome } from '#shared/access/workspace.ts'
import { isLanded } from '#shared/screens.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { browserRuntime } from '#web/app/runtime.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { identityContext } from '#web/app/visit/identity-context.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import type { HomeCardProps } from './cards/home-card.ts'
import { cardsFor, queriesOf } from './cards/home-cards.ts'
import { nextStepsQuery } from './cards/home-queries.ts'
import { TodayCard } from './cards/today-card.tsx'
import { type DayPart, dayPartAt } from './greeting.ts'
import styles from './home.module.css'

const queriesFor = (identity: Identity | null) => pageQueries(() => queriesOf(identity))

// With the time of the request, the greeting and the day are part of the first HTML and hydrate unchanged.
export async function loader(args: LoaderFunctionArgs) {
  const identity = args.context.get(identityContext)
  leaveIfHiringOnly(identity)
  return { ...(await queriesFor(identity).server(args)), now: Date.now() }
}
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const identity = browserRuntime().session.identity.read()
  leaveIfHiringOnly(identity)
  return { ...(await queriesFor(identity).browser(args)), now: Date.now() }
}

/** Members of a company who do not look for work have their home in its workspace. */
function leaveIfHiringOnly(identity: Identity | null): void {
  if (navigationFor({ wanted: 'talent', roles: identity?.roles ?? null, isLanded }) === 'company')
    throw redirect(workspaceHome.company)
}

export default function HomePage({ loaderData }: { loaderData: PageData & { now: number } }) {
  const identity = useIdentity()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      {identity && <Home identity={identity} requestedAt={loaderData.now} />}
    </QueryBoundary>
  )
}

function Home({ identity, requestedAt }: { identity: Identity; requestedAt: number }) {
  const now = useNow() ?? requestedAt
  const readerZone = useReaderZone()
  const zone = identity.timeZone ?? readerZone
  const shown = { identity, zone, now }
  return (
    <>
      <PageHeader
        title={<Greeting name={identity.calledName} part={zone ? dayPartAt(zone, now) : null} />}
        lead={<OpenSteps />}
      />
      <div className={styles.page}>
        {zone && <TodayCard identity={identity} zone={zone} now={now} />}
        <div className={styles.columns}>
          <Column name="main" {...shown} />
          <Column name="side" {...shown} />
        </div>
      </div>
    </>
  )
}

function Column({ name, ...shown }: HomeCardProps & { name: 'main' | 'side' }) {
  return (
    <div className={styles.column}>
      {cardsFor(shown.identity)
        .filter(({ column }) => column === name)
        .map(({ id, Card }) => (
          <div key={id} className={styles.slot} data-card={id}>
            <Card {...shown} />
          </div>
        ))}
    </div>
  )
}

function OpenSteps() {
  const open = useQuery({ ...nextStepsQuery, enabled: false }).data?.open ?? 0
  if (open === 0) return <Trans>You are all caught up.</Trans>
  return <Plural value={open} one="# thing to do" other="# things to do" />
}

function Greeting({ name, part }: { name: string; part: DayPart | null }) {
  const { t } = useLingui()
  if (part === 'morning') return t`Good morning, ${name}`
  if (part === 'afternoon') return t`Good afternoon, ${name}`
  if (part === 'evening') return t`Good evening, ${name}`
  return t`Hello, ${name}`
}
