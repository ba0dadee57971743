import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { talkCategories } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { isLiveTalk } from '#shared/features/learning/masterclass/talk-status.ts'
import type { TalkCard } from '#shared/features/learning/masterclass/talks.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useCategoryNames } from '#web/features/learning/courses/course-words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './masterclass.module.css'
import { MasterclassNav } from './masterclass-nav.tsx'
import { addressOf, talkHref, talksQuery } from './talk-queries.ts'
import { TalkRow } from './talk-row.tsx'
import { Countdown, TalkTime } from './talk-time.tsx'

const SHOWN = 4
const lists = {
  upcoming: talksQuery('upcoming', { limit: SHOWN }),
  mine: talksQuery('mine', { limit: SHOWN }),
  past: talksQuery('past', { limit: SHOWN }),
}

const queries = pageQueries(() => Object.values(lists))
export const loader = queries.server
export const clientLoader = queries.browser

export default function MasterclassPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Masterclass />
    </QueryBoundary>
  )
}

function Masterclass() {
  const { t } = useLingui()
  const { data: upcoming } = useSuspenseQuery(lists.upcoming)
  const { data: mine } = useSuspenseQuery(lists.mine)
  const { data: past } = useSuspenseQuery(lists.past)
  const next = mine.items[0] ?? upcoming.items[0]
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Masterclass</Trans>}
        lead={<Trans>Live talks by people who work across borders. Free, with time for your questions.</Trans>}
      />
      <MasterclassNav />
      {next ? (
        <NextTalk talk={next} isOwn={mine.items.length > 0} />
      ) : (
        <EmptyState title={t`No talks are planned`}>
          <Trans>Tell us what you would like to hear about, or read the past talks.</Trans>
        </EmptyState>
      )}
      <Section title={t`Upcoming talks`} href="/masterclass/upcoming-talks" items={upcoming.items} />
      <Section title={t`Past talks`} href="/masterclass/past-talks" items={past.items} />
      <Subjects />
    </div>
  )
}

function NextTalk({ talk, isOwn }: { talk: TalkCard; isOwn: boolean }) {
  const { title, startsAt, status } = talk
  return (
    <Card tone="soft" title={isOwn ? <Trans>Your next talk</Trans> : <Trans>The next talk</Trans>}>
      <div className={styles.next}>
        <div className={styles.nextWords}>
          <p className={styles.nextTitle}>
            <bdi translate="no">{title}</bdi>
          </p>
          <p className={styles.facts}>
            <TalkTime at={startsAt} /> · {isLiveTalk(status) ? <Trans>live now</Trans> : <Countdown at={startsAt} />}
          </p>
        </div>
        <LinkButton variant="filled" href={talkHref(talk)}>
          {isLiveTalk(status) ? <Trans>Join</Trans> : <Trans>See the talk</Trans>}
        </LinkButton>
      </div>
    </Card>
  )
}

type SectionProps = { title: string; href: string; items: readonly TalkCard[] }

function Section({ title, href, items }: SectionProps) {
  if (items.length === 0) return null
  return (
    <Card
      title={title}
      padding="flush"
      aside={
        <Link to={href}>
          <Trans>See all</Trans>
        </Link>
      }
    >
      <List label={title}>
        {items.map((talk) => (
          <TalkRow key={talk.id} talk={talk} />
        ))}
      </List>
    </Card>
  )
}

function Subjects() {
  const categories = useCategoryNames()
  return (
    <Card title={<Trans>Subjects</Trans>}>
      <ul role="list" className={styles.subjects}>
        {talkCategories.map((category) => (
          <li key={category}>
            <LinkButton href={addressOf('/masterclass/past-talks', { text: '', category })}>
              {categories[category]}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
