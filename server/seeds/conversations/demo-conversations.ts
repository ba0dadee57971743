// Conversations of the demo people, in every state: active and unread, awaiting a reply, pinned, archived, with support.

import type { Reaction } from '#shared/features/talk/chat/chat-limits.ts'
import {
  type DemoAccount,
  demoNewTalent,
  demoOperator,
  demoOwner,
  demoRecruiter,
  demoSecondTalent,
  demoTalent,
} from '../demo-accounts.ts'

export type Line = {
  from: DemoAccount
  /** Before now. */
  minutesAgo: number
  text: string
  /** With the card of an open job of the sender's company that states its pay. */
  withJob?: boolean
  reaction?: { by: DemoAccount; emoji: Reaction }
  /** Reported by the recipient. */
  report?: { by: DemoAccount; note: string }
}

export type DemoConversation = {
  /** The recipient: a person, a company by its slug, or support. The sender of the first message starts it. */
  with: DemoAccount | { company: string } | 'support'
  lines: readonly Line[]
  /** Who has read everything; the last sender has anyway. */
  readBy: readonly DemoAccount[]
  pinnedBy?: DemoAccount
  archivedBy?: DemoAccount
}

const HOUR = 60
const DAY = 24 * HOUR

export const demoConversations: readonly DemoConversation[] = [
  {
    with: demoTalent,
    readBy: [demoOwner],
    lines: [
      {
        from: demoOwner,
        minutesAgo: DAY + 3 * HOUR,
        text: 'Hi Wanjiru. I read what you wrote about reconciling mobile money, twice. How did you deal with callbacks that come days late?',
      },
      {
        from: demoTalent,
        minutesAgo: DAY + 2 * HOUR,
        text: 'We stopped treating them as late. Every callback is a fact with its own date, and the ledger is closed only for reading, never for writing.',
        reaction: { by: demoOwner, emoji: '👍' },
      },
      {
        from: demoOwner,
        minutesAgo: DAY + 100,
        text: 'That is close to where we want to get. Our nightly job still assumes that yesterday is closed.',
      },
      {
        from: demoTalent,
        minutesAgo: DAY + 90,
        text: 'Then we have something to talk about. How do you split on-call weeks across time zones?',
      },
      {
        from: demoOwner,
        minutesAgo: 50,
        text: 'Nobody is on call between 22:00 and 07:00 their own time. Kraków takes the Oslo mornings, São Paulo the evenings.',
      },
      {
        from: demoOwner,
        minutesAgo: 48,
        text: 'Would Thursday at eleven your time work for a first conversation? Half an hour, with Tomasz.',
      },
    ],
  },
  {
    with: demoSecondTalent,
    readBy: [],
    lines: [
      {
        from: demoRecruiter,
        minutesAgo: 5 * HOUR,
        text: 'Hi Thiago. I look after hiring at Fjordpay. This job opened on Monday, and someone who worked with you in Lisbon said I should ask you first. The pay is on the job page. No rush, and a no is fine too.',
        withJob: true,
        report: { by: demoSecondTalent, note: 'I have never worked in Lisbon. Two friends got the same message.' },
      },
    ],
  },
  {
    with: demoTalent,
    readBy: [demoTalent, demoSecondTalent],
    pinnedBy: demoTalent,
    lines: [
      {
        from: demoSecondTalent,
        minutesAgo: 6 * DAY,
        text: 'Hello Wanjiru. We have not met, but I saw your talk on ledgers. I am drawing the statement page of a savings group and want to get the wording right. Could I ask you two things?',
      },
      { from: demoTalent, minutesAgo: 6 * DAY - 40, text: 'Hello Thiago. Ask away.' },
      {
        from: demoSecondTalent,
        minutesAgo: 6 * DAY - 55,
        text: 'Do people look at the balance first, or at the latest transaction?',
      },
      {
        from: demoTalent,
        minutesAgo: 6 * DAY - 70,
        text: 'The latest transaction. They know roughly what they have. They want to know whether the money arrived.',
        reaction: { by: demoSecondTalent, emoji: '🙏' },
      },
      {
        from: demoSecondTalent,
        minutesAgo: 2 * DAY,
        text: 'I moved it to the top, and the treasurer now gets half as many questions. Thank you.',
        reaction: { by: demoTalent, emoji: '🎉' },
      },
    ],
  },
  {
    with: 'support',
    readBy: [demoTalent, demoOperator],
    lines: [
      {
        from: demoTalent,
        minutesAgo: 4 * DAY,
        text: 'I will be in Kampala for three months. Do I change where I live, or only my time zone?',
      },
      {
        from: demoOperator,
        minutesAgo: 4 * DAY - 35,
        text: 'Only the time zone, as long as you still live in Kenya for the tax office. Where you live decides which jobs may hire you; the time zone decides which hours we show. Nairobi and Kampala happen to share theirs, so there is nothing to change.',
      },
      { from: demoTalent, minutesAgo: 4 * DAY - 60, text: 'Even better. Thank you.' },
    ],
  },
  {
    with: { company: 'kijani-logistics' },
    readBy: [demoTalent],
    lines: [
      {
        from: demoTalent,
        minutesAgo: 3 * DAY,
        text: 'Hello. Your dispatch job says the team meets in Mombasa twice a year. Are those days paid as normal?',
      },
    ],
  },
  {
    with: demoTalent,
    readBy: [demoTalent, demoNewTalent],
    archivedBy: demoTalent,
    lines: [
      {
        from: demoNewTalent,
        minutesAgo: 12 * DAY,
        text: 'Hi Wanjiru, Otieno said you might know: is the payments reading group still on Tuesdays?',
      },
      {
        from: demoTalent,
        minutesAgo: 12 * DAY - 30,
        text: 'It is. Seven in the evening, Nairobi time. Bring a paper, not slides.',
      },
      {
        from: demoNewTalent,
        minutesAgo: 12 * DAY - 45,
        text: 'Then I know what I am reading this weekend. See you there.',
      },
    ],
  },
]
