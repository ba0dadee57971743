import { Trans, useLingui } from '@lingui/react/macro'
import type { EntryDraft, WorkContent } from '#shared/features/people/profile/profile-entries.ts'
import { Chip } from '#web/ui/chip.tsx'
import { describeEntry } from './describe-entry.ts'
import styles from './entry-text.module.css'
import { formatPartialDate } from './partial-date.ts'
import { Period } from './period.tsx'

/** One entry as others read it. */
export function EntryText({ entry }: { entry: EntryDraft }) {
  const { i18n } = useLingui()
  if (entry.section === 'work') return <WorkText content={entry.content} />
  const { title, facts, period, date, text, points, words, url } = describeEntry(entry, i18n)
  return (
    <div className={styles.entry}>
      <p className={styles.title} translate="no">
        <bdi>{title}</bdi>
      </p>
      {(facts.length > 0 || period || date) && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <bdi key={fact} translate="no">
              {fact}
            </bdi>
          ))}
          {date && <time dateTime={date}>{formatPartialDate(date, i18n.locale)}</time>}
          {period && <Period {...period} />}
        </p>
      )}
      <EntryBody text={text} points={points} />
      {words.length > 0 && <Words words={words} />}
      {url && <EntryLink url={url} />}
    </div>
  )
}

function WorkText({ content }: { content: WorkContent }) {
  const { company, location, url, description, roles } = content
  return (
    <div className={styles.entry}>
      <p className={styles.title} translate="no">
        <bdi>{company}</bdi>
      </p>
      {location && (
        <p className={styles.facts}>
          <bdi translate="no">{location}</bdi>
        </p>
      )}
      <EntryBody text={description} points={[]} />
      <ul role="list" className={styles.roles} data-several={roles.length > 1 || undefined}>
        {roles.map((role) => (
          <li key={`${role.title} ${role.start}`} className={styles.role}>
            <p className={styles.roleTitle}>
              <bdi translate="no">{role.title}</bdi>
            </p>
            <p className={styles.facts}>
              <Period start={role.start} end={role.end} />
            </p>
            <EntryBody text={role.summary} points={role.highlights} />
          </li>
        ))}
      </ul>
      {url && <EntryLink url={url} />}
    </div>
  )
}

function EntryBody({ text, points }: { text: string; points: readonly string[] }) {
  return (
    <>
      {text && (
        <p className={styles.text} dir="auto" translate="no">
          {text}
        </p>
      )}
      {points.length > 0 && (
        <ul className={styles.points} translate="no">
          {points.map((point) => (
            <li key={point} dir="auto">
              {point}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <ul role="list" className={styles.words} translate="no">
      {words.map((word) => (
        <li key={word}>
          <Chip size="small">
            <bdi>{word}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** Somebody else's link: it passes on neither the page nor its window. */
function EntryLink({ url }: { url: string }) {
  const shown = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  return (
    <p className={styles.facts}>
      <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc" className={styles.link} translate="no">
        <bdi>{shown}</bdi>
        <span className="visually-hidden">
          {' '}
          <Trans>(opens in a new tab)</Trans>
        </span>
      </a>
    </p>
  )
}
