import { Plural, Trans } from '@lingui/react/macro'
import {
  IconClipboardCheck,
  IconFileText,
  IconHelpCircle,
  IconPencil,
  IconPhone,
  IconUser,
  IconVideo,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import styles from './requirement-list.module.css'

type PartNeed = 'off' | 'optional' | 'required'

/** Structurally the job's form; declared here because `hiring` depends on this area. */
export type Requirements = {
  form: { parts: Record<'resume' | 'coverNote' | 'phone' | 'intro', PartNeed>; questions: readonly unknown[] }
  tests: readonly { title: string; minutes: number; isRequired: boolean; laterDays: number | null }[]
}

/** What will be asked, so that there are no surprises later. */
export function RequirementList({ requirements: { form, tests } }: { requirements: Requirements }) {
  const { parts, questions } = form
  return (
    <ul role="list" className={styles.list}>
      <Item glyph={IconUser}>
        <Trans>Your name and your profile</Trans>
      </Item>
      <Item glyph={IconPhone} need={parts.phone}>
        <Trans>A phone number</Trans>
      </Item>
      <Item glyph={IconFileText} need={parts.resume}>
        <Trans>A résumé, as a file or as text</Trans>
      </Item>
      <Item glyph={IconPencil} need={parts.coverNote}>
        <Trans>Cover note</Trans>
      </Item>
      {questions.length > 0 && (
        <Item glyph={IconHelpCircle}>
          <Plural value={questions.length} one="# question" other="# questions" />
        </Item>
      )}
      <Item glyph={IconVideo} need={parts.intro}>
        <Trans>A short introduction: video, audio or text</Trans>
      </Item>
      {tests.map(({ title, minutes, isRequired, laterDays }) => (
        <Item key={title} glyph={IconClipboardCheck} need={isRequired ? 'required' : 'optional'}>
          <bdi>{title}</bdi>, <Plural value={minutes} one="# minute" other="# minutes" />
          {laterDays !== null && laterDays > 0 && (
            <>
              {' '}
              <Plural value={laterDays} one="(now or within # day)" other="(now or within # days)" />
            </>
          )}
        </Item>
      ))}
    </ul>
  )
}

type ItemProps = { glyph: Glyph; need?: PartNeed; children: ReactNode }

function Item({ glyph, need = 'required', children }: ItemProps) {
  if (need === 'off') return null
  return (
    <li className={styles.item}>
      <Icon glyph={glyph} />
      <span>
        {children}
        {need === 'optional' && (
          <span className={styles.optional}>
            {' '}
            <Trans>optional</Trans>
          </span>
        )}
      </span>
    </li>
  )
}
