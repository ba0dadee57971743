import { Trans } from '@lingui/react/macro'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBell,
  IconCircleCheck,
  IconClipboardCheck,
  IconDoorExit,
  IconEye,
  IconFileText,
  IconFlag,
  IconGift,
  IconHourglassEmpty,
  IconLock,
  IconMessage,
  IconPencil,
  IconQuestionMark,
  IconSend,
  IconStar,
  IconTrash,
  IconVideo,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { TimelineKind } from '#shared/features/hiring/applications/application-kinds.ts'
import { type ApplicationEvent, isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationDetail, TimelineItem } from '#shared/features/hiring/applications/applications.contract.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { Glyph } from '#web/ui/icon.tsx'
import { RejectionFeedback } from '../detail/rejection-feedback.tsx'
import { SentSummary } from '../sent/sent-summary.tsx'
import { useRejectReasonText } from './reason-text.ts'
import styles from './texts.module.css'

type EntryText = { glyph: Glyph; title: ReactNode; text?: ReactNode }

/** What happened, who did it, and what comes next. */
export function timelineText({
  company,
  sent,
  status,
  rejection: end,
}: ApplicationDetail): (item: TimelineItem) => EntryText {
  const name = <bdi>{company.name}</bdi>

  function describeStep({ event, by, words, at, rejection }: TimelineItem): EntryText {
    const stage = words && <bdi>{words}</bdi>
    const moved = <Trans>{name} moved you forward.</Trans>
    const steps: Record<ApplicationEvent, EntryText> = {
      look:
        by === 'company'
          ? { glyph: IconEye, title: <Trans>Read by a person</Trans>, text: <Trans>{name} has opened it.</Trans> }
          : {
              glyph: IconEye,
              title: <Trans>In review</Trans>,
              text: <Trans>Nobody has opened it yet. The reply date still stands.</Trans>,
            },
      review: { glyph: IconEye, title: stage ?? <Trans>In review</Trans>, text: moved },
      shortlist: { glyph: IconStar, title: stage ?? <Trans>Shortlisted</Trans>, text: moved },
      assess: { glyph: IconClipboardCheck, title: stage ?? <Trans>Assessment</Trans>, text: moved },
      interview: { glyph: IconVideo, title: stage ?? <Trans>Interview</Trans>, text: moved },
      offer: { glyph: IconGift, title: stage ?? <Trans>Offer</Trans>, text: moved },
      hire: { glyph: IconCircleCheck, title: <Trans>Hired</Trans> },
      reject: {
        glyph: IconFlag,
        title: <Trans>Not selected</Trans>,
        // The final rejection and its feedback are shown above the timeline.
        text: rejection && end?.at !== at && <Rejected rejection={rejection} />,
      },
      reopen: {
        glyph: IconArrowBackUp,
        title: <Trans>Reopened</Trans>,
        text: <Trans>{name} reopened your application.</Trans>,
      },
      withdraw: { glyph: IconDoorExit, title: <Trans>You withdrew</Trans> },
      give_up: { glyph: IconDoorExit, title: <Trans>You closed it</Trans>, text: <Trans>Nobody replied.</Trans> },
      close_job: { glyph: IconLock, title: <Trans>The job was closed</Trans> },
      expire: {
        glyph: IconHourglassEmpty,
        title: <Trans>Closed without a reply</Trans>,
        text: <Trans>Two weeks after the reply date.</Trans>,
      },
    }
    const applied: EntryText = {
      glyph: IconSend,
      title: <Trans>You applied</Trans>,
      text: <SentSummary sent={sent} />,
    }
    return event in steps ? steps[event as ApplicationEvent] : applied
  }

  function describeEntry(kind: TimelineKind, { by, words, percent }: TimelineItem): EntryText {
    const subject = words && <bdi className={styles.said}>{words}</bdi>
    const entries: Record<TimelineKind, EntryText> = {
      seen: { glyph: IconEye, title: <Trans>Read by a person</Trans>, text: <Trans>{name} has opened it.</Trans> },
      resume_opened: { glyph: IconFileText, title: <Trans>Your résumé was opened</Trans> },
      message: {
        glyph: IconMessage,
        title: by === 'talent' ? <Trans>You sent a message</Trans> : <Trans>{name} messaged you</Trans>,
        text: subject,
      },
      test_due: {
        glyph: IconClipboardCheck,
        title: isLive(status) ? <Trans>Test requested</Trans> : <Trans>Test no longer needed</Trans>,
        text: subject,
      },
      test_finished: {
        glyph: IconClipboardCheck,
        title: subject ? <Trans>{subject} finished</Trans> : <Trans>Test completed</Trans>,
        text: percent !== null && (
          <Chip size="small">
            <Trans>{Math.round(percent)} of 100</Trans>
          </Chip>
        ),
      },
      test_void: {
        glyph: IconClipboardCheck,
        title: subject ? <Trans>{subject} discarded</Trans> : <Trans>Test discarded</Trans>,
        text: <Trans>{name} is not counting this attempt.</Trans>,
      },
      test_dropped: {
        glyph: IconClipboardCheck,
        title: <Trans>Test no longer needed</Trans>,
        text: subject ? (
          <Trans>
            {name} no longer needs {subject}.
          </Trans>
        ) : (
          <Trans>{name} no longer needs it.</Trans>
        ),
      },
      edited: { glyph: IconPencil, title: <Trans>You edited your application</Trans> },
      nudged: {
        glyph: IconBell,
        title: <Trans>We reminded {name}</Trans>,
        text: <Trans>The reply date passed without a reply.</Trans>,
      },
      overdue: {
        glyph: IconAlertTriangle,
        title: <Trans>Overdue</Trans>,
        text: <Trans>We reminded them again. It counts towards their public reply rate.</Trans>,
      },
      submission_deleted:
        by === 'talent'
          ? { glyph: IconTrash, title: <Trans>You deleted what you sent</Trans> }
          : {
              glyph: IconTrash,
              title: <Trans>What you sent was deleted</Trans>,
              text: <Trans>The one-year retention period ended.</Trans>,
            },
      asked_why: { glyph: IconQuestionMark, title: <Trans>We asked {name} why nobody replied</Trans>, text: subject },
    }
    return entries[kind]
  }

  return (item) => (item.entry === null ? describeStep(item) : describeEntry(item.entry, item))
}

function Rejected({ rejection }: { rejection: NonNullable<TimelineItem['rejection']> }) {
  const labels = useRejectReasonText()
  return (
    <>
      <p>{labels[rejection.reason]}</p>
      <RejectionFeedback rejection={rejection} />
    </>
  )
}
