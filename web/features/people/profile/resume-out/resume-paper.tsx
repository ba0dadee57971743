import { useLingui } from '@lingui/react/macro'
import type { ResumeTemplate } from '#shared/features/people/profile/resume-options.ts'
import type { ResumeItem, ResumeOut } from '#shared/features/people/profile/resume-out.contract.ts'
import styles from './resume-out.module.css'

/** The same content as the files, in about the same look; where pages end is up to them. */
export function ResumePaperView({ resume, template }: { resume: ResumeOut; template: ResumeTemplate }) {
  const { t } = useLingui()
  return (
    <section className={styles.paper} data-template={template} aria-label={t`Preview`} translate="no">
      <h2 className={styles.name} dir="auto">
        {resume.name}
      </h2>
      {resume.headline && <p dir="auto">{resume.headline}</p>}
      <p className={styles.contact} dir="auto">
        {resume.contact.join(' · ')}
      </p>
      {resume.sections.map(({ part, title, items }) => (
        <section key={part} className={styles.section}>
          <h3 className={styles.heading}>{title}</h3>
          {items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: roles of one job share its id
            <Item key={place} item={item} />
          ))}
        </section>
      ))}
    </section>
  )
}

function Item({ item: { title, note, period, text, points } }: { item: ResumeItem }) {
  return (
    <div className={styles.item}>
      {(title || period) && (
        <p className={styles.title}>
          <strong dir="auto">{title}</strong>
          {period && <span className={styles.period}>{period}</span>}
        </p>
      )}
      {note && (
        <p className={styles.contact} dir="auto">
          {note}
        </p>
      )}
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} dir="auto">
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
