import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconMessage } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isLiveService, isPausedService } from '#shared/features/market/services/service-status.ts'
import type { Service } from '#shared/features/market/services/services.contract.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { formatLongDate } from '#shared/kit/time-format.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Article } from '#web/features/learning/courses/lesson/article.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Country } from '#web/ui/country.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { type Level, LevelDial } from '#web/ui/level-dial.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Time } from '#web/ui/time.tsx'
import styles from './service.module.css'
import { ServicePanel } from './service-panel.tsx'
import { serviceQuery } from './service-queries.ts'
import { ServiceTiers } from './service-tiers.tsx'

type DetailProps = {
  id: string
  reader: JobReader
  /** The tiers to choose from, above the rest of the page, and the button to order at its end. */
  renderOrder: (rest: ReactNode) => ReactNode
  /** What its buyers say. */
  reviews: ReactNode
}

export function ServiceDetail({ id, reader, renderOrder, reviews }: DetailProps) {
  const { data: service } = useSuspenseQuery(serviceQuery(id))
  const { html, faq, title } = service
  const rest = (
    <>
      <ServicePanel service={service} reader={reader} />
      <Card title={<Trans>What you get</Trans>}>
        <div className={styles.text} translate="no">
          <Article html={html} language="" startAt={0} isTracked={false} onRead={() => undefined} />
        </div>
      </Card>
      <Badges service={service} />
      {reviews}
      {faq.length > 0 && (
        <Card title={<Trans>Questions and answers</Trans>}>
          <div translate="no">
            {faq.map(({ question, answer }) => (
              <Disclosure key={question} title={<bdi>{question}</bdi>}>
                <p>
                  <bdi>{answer}</bdi>
                </p>
              </Disclosure>
            ))}
          </div>
        </Card>
      )}
    </>
  )
  return (
    <article className={styles.detail} aria-label={title}>
      <Head service={service} reader={reader} />
      {isPausedService(service.status) && <Paused until={service.pausedUntil} />}
      {isLiveService(service.status) && !service.isOwn ? (
        renderOrder(rest)
      ) : (
        <>
          <ServiceTiers service={service} reader={reader} />
          {rest}
        </>
      )}
    </article>
  )
}

function Head({ service, reader }: { service: Service; reader: JobReader }) {
  const { i18n } = useLingui()
  const { seller, title, languages, skills, isOwn, canAsk, id, completed, onTime, answerMinutes } = service
  const { timeZone } = seller
  const names = displayNames(i18n.locale, { type: 'language', fallback: 'code' })
  return (
    <header className={styles.head}>
      <div className={styles.person}>
        <Avatar name={seller.name} size="large" {...(seller.country && { country: seller.country })} />
        <div>
          <p className={styles.tierName}>
            <bdi translate="no">{seller.name}</bdi>
          </p>
          <p className={styles.small}>
            <span className={styles.facts}>
              {seller.country && <Country code={seller.country} />}
              {timeZone && (
                <span>
                  <Trans>
                    <Time at={reader.now} now={reader.now} zone={timeZone} format="clock" /> there now
                  </Trans>
                </span>
              )}
              {answerMinutes !== null && <AnswerTime minutes={answerMinutes} />}
            </span>
          </p>
        </div>
      </div>
      <h2 tabIndex={-1} className={styles.title}>
        <bdi translate="no">{title}</bdi>
      </h2>
      <div className={styles.chips}>
        {seller.isIdentityChecked && (
          <Chip tone="ok">
            <Trans>Identity checked</Trans>
          </Chip>
        )}
        {completed > 0 && (
          <Chip>
            <Plural value={completed} one="# order" other="# orders" />, <Trans>{onTime} on time</Trans>
          </Chip>
        )}
        {languages.length > 0 && (
          <Chip>
            <span suppressHydrationWarning>{languages.map((tag) => names.of(tag) ?? tag).join(', ')}</span>
          </Chip>
        )}
        {skills.map((skill) => (
          <Chip key={skill}>
            <bdi translate="no">{skill}</bdi>
          </Chip>
        ))}
      </div>
      {canAsk && (
        <div>
          <LinkButton href={`/chat?person=${seller.id}`} icon={IconMessage}>
            <Trans>
              Ask <bdi translate="no">{seller.name.split(' ')[0]}</bdi>
            </Trans>
          </LinkButton>
        </div>
      )}
      {isOwn && (
        <p className={styles.small}>
          <Link to={`/marketplace?show=mine&edit=${id}`}>
            <Trans>This is your service. Change it</Trans>
          </Link>
        </p>
      )}
    </header>
  )
}

function AnswerTime({ minutes }: { minutes: number }) {
  const hours = Math.max(1, Math.round(minutes / 60))
  return (
    <span>
      <Plural value={hours} one="answers in about # hour" other="answers in about # hours" />
    </span>
  )
}

function Paused({ until }: { until: string | null }) {
  const { i18n } = useLingui()
  if (until === null)
    return (
      <Callout tone="warn">
        <Trans>Not taking orders at the moment.</Trans>
      </Callout>
    )
  const day = <time dateTime={until}>{formatLongDate(Date.parse(`${until}T12:00:00Z`), 'UTC', i18n.locale)}</time>
  return (
    <Callout tone="warn">
      <Trans>Not taking orders until {day}.</Trans>
    </Callout>
  )
}

function Badges({ service: { badges } }: { service: Service }) {
  if (badges.length === 0) return null
  return (
    <Card title={<Trans>Why people trust this</Trans>}>
      <ul role="list" className={styles.plain}>
        {badges.map(({ slug, name, level }) => (
          <li key={slug} className={styles.badge}>
            <LevelDial level={level as Level} />
            <Link to={`/skill-center/${slug}`}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
