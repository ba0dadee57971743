// Short tests that invented companies ask for, one for each field of work.

import type { TestContent } from '#shared/features/screeners/company-screeners.contract.ts'
import { longText, multiple, numeric, ordering, shortText, single } from './test-parts.ts'

export type DemoTest = {
  /** The departments whose jobs may ask for it. */
  departments: readonly string[]
  /** Null: before the application is sent. */
  laterDays: number | null
  content: TestContent
}

const INTRO = 'Take it where nobody interrupts you. You may use paper and the internet; we look at how you think.'

export const demoTests: readonly DemoTest[] = [
  {
    departments: ['Engineering', 'Payments', 'Product engineering', 'Mobile', 'Web'],
    laterDays: 5,
    content: {
      title: 'Services and data',
      intro: INTRO,
      minutes: 20,
      passPercent: 60,
      isShuffled: true,
      questions: [
        single(
          'This code pays a salary through a bank. When the network is unreliable, what can go wrong?',
          'If marking it as paid fails after the bank was told, the retry pays the person twice.',
          [
            'The bank is called without a limit of time, which only makes it slower.',
            'The retry should come first, or nothing is ever paid.',
            'Nothing. The queue of retries makes this safe.',
          ],
          {
            points: 5,
            code: 'async function pay(payout) {\n  try {\n    await bank.send(payout)\n    await ledger.markPaid(payout.id)\n  } catch {\n    await retries.add(payout)\n  }\n}',
          },
        ),
        multiple(
          'A query over ten million rows became slow overnight. Which of these would you look at first?',
          [
            'The plan of the query today, beside yesterday’s if there is one',
            'When the statistics of the table were last taken',
          ],
          ['Whether the names of the columns are too long', 'Rewriting the service in another language'],
          { points: 4 },
        ),
        numeric(
          'A service answers 40 requests a second, each takes 250 milliseconds. How many are being worked on at the same time, on average?',
          10,
          { points: 3 },
        ),
        ordering(
          'Put the steps of a change to a column that is in use into the order that keeps the service running.',
          [
            'Add the new column beside the old one',
            'Write to both',
            'Fill the new one for the rows that are there',
            'Read from the new one',
            'Drop the old one',
          ],
          { points: 5 },
        ),
        shortText('Which HTTP status says that a client sent too many requests?', ['429', '429 Too Many Requests'], {
          points: 2,
        }),
        longText(
          'Tell of a fault in production that you found. What did you look at, in which order, and what would have found it sooner?',
          {
            points: 6,
            minLength: 200,
            maxLength: 1_500,
            guide: 'A real case, evidence before guesses, one lesson that was acted on.',
          },
        ),
      ],
    },
  },
  {
    departments: ['Data', 'Research'],
    laterDays: 7,
    content: {
      title: 'Reading numbers with care',
      intro: INTRO,
      minutes: 25,
      passPercent: 60,
      isShuffled: true,
      questions: [
        numeric(
          'A test finds 90 of 100 sick people and wrongly marks 5 of 100 healthy ones. One person in 50 is sick. Of those it marks, how many in 100 are sick?',
          26.9,
          {
            tolerance: 0.6,
            unit: '%',
            points: 5,
          },
        ),
        single(
          'Sales rose by 20 % in the week after a new page went live. What do you want to know first?',
          'What happened in the same week to people who still saw the old page',
          [
            'Whether the designers liked the page',
            'How many lines of code were changed',
            'Which colour the button has',
          ],
          { points: 4 },
        ),
        multiple(
          'Which of these make a mean a poor summary?',
          ['A few values a hundred times larger than the rest', 'Two groups that have little in common'],
          ['A large number of rows', 'Values with decimals'],
          { points: 4 },
        ),
        shortText('Which SQL clause keeps groups by a condition on their sum?', ['having', 'HAVING clause'], {
          points: 2,
        }),
        ordering(
          'A table from a partner arrives every morning. In which order do you work on it?',
          [
            'Keep the file as it came',
            'Check shape, counts and dates',
            'Clean and join it',
            'Publish the table others read',
          ],
          { points: 3 },
        ),
        longText('A manager asks for one number that says how happy customers are. What do you answer?', {
          points: 6,
          minLength: 150,
          maxLength: 1_200,
          guide: 'Asks what it is for, names what one number hides, offers something usable anyway.',
        }),
      ],
    },
  },
  {
    departments: ['Platform', 'Infrastructure', 'Security', 'Quality'],
    laterDays: null,
    content: {
      title: 'Keeping things running',
      intro: INTRO,
      minutes: 15,
      passPercent: 60,
      isShuffled: true,
      questions: [
        ordering(
          'It is 03:10 and the shop answers nothing. Put your first half hour in order.',
          [
            'Say that you are on it',
            'See what changed last',
            'Take the change back',
            'Watch the numbers recover',
            'Write down what happened',
          ],
          { points: 5 },
        ),
        numeric('A promise of 99.9 % a month of 30 days allows how many minutes of failure?', 43.2, {
          tolerance: 0.5,
          unit: 'min',
          points: 3,
        }),
        multiple(
          'Which of these belong into an alert that wakes somebody?',
          ['What people cannot do now', 'Where to look first'],
          ['Every line of the log of the last hour', 'The name of whoever changed something last'],
          { points: 4 },
        ),
        single(
          'A token was pushed to a public repository ten minutes ago. What comes first?',
          'Make the token worthless',
          ['Rewrite the history of the repository', 'Ask the author to be careful', 'Make the repository private'],
          { points: 4 },
        ),
        shortText('Which command shows the last lines of a file as they are written? Give it with its option.', [
          'tail -f',
          'tail -F',
          'tail --follow',
        ]),
      ],
    },
  },
  {
    departments: ['Design', 'Studio', 'Product'],
    laterDays: 7,
    content: {
      title: 'Forms that people finish',
      intro: INTRO,
      minutes: 20,
      passPercent: null,
      isShuffled: false,
      questions: [
        single(
          'People leave a form at the field for the phone number. What do you try first?',
          'Say why it is asked, and let it be empty',
          ['Make the field red', 'Ask for it on the first page', 'Refuse to go on without it'],
          { points: 3 },
        ),
        multiple(
          'Which of these help somebody who cannot see the screen?',
          ['A label that belongs to its field', 'An error told in words beside the field'],
          ['Words only inside the field, gone once typing begins', 'An error told by a red border alone'],
          { points: 4 },
        ),
        numeric('Grey text on white has a contrast of 3.0. By how much must it grow to meet 4.5 for small text?', 1.5, {
          tolerance: 0.05,
          points: 2,
        }),
        ordering(
          'Order these by how much they cost to change, cheapest first.',
          ['A sketch on paper', 'A prototype to click through', 'A page that is live', 'What people have got used to'],
          { points: 3 },
        ),
        longText('Describe a design of yours that did not work. How did you notice, and what did you change?', {
          points: 8,
          minLength: 200,
          maxLength: 1_500,
          guide: 'Evidence from people who used it, a cause, a change that was looked at again.',
        }),
      ],
    },
  },
  {
    departments: ['Support', 'Success', 'Community', 'Trust'],
    laterDays: 3,
    content: {
      title: 'Answering people well',
      intro: 'Ten questions of a real morning would take longer. These are the ones that tell us most.',
      minutes: 20,
      passPercent: 50,
      isShuffled: true,
      questions: [
        longText(
          'Answer this mail: “I was charged twice and nobody reads my messages. Cancel everything today.” The second charge will fall away by itself within three days.',
          {
            points: 8,
            minLength: 120,
            maxLength: 1_000,
            guide: 'Names the fear first, says what happens when, asks for nothing that is known already.',
          },
        ),
        single(
          'You do not know the answer. What do you write?',
          'That you will find out, and by when they hear from you',
          ['Nothing, until you know', 'What is most likely', 'A link to the whole handbook'],
          { points: 3 },
        ),
        ordering(
          'Four messages wait. Order them by what you answer first.',
          [
            'Somebody else’s data is on my screen',
            'I cannot sign in, my salary is due today',
            'The page is slow',
            'Could the button be green?',
          ],
          { points: 4 },
        ),
        multiple(
          'Which of these belong into a note for the colleague who takes over?',
          ['What was promised, and by when', 'What has been tried already'],
          ['That the customer is difficult', 'Everything the customer ever wrote'],
          { points: 4 },
        ),
        numeric('You answer in 12 minutes on average, 6 hours a day. How many is that?', 30, { points: 2 }),
      ],
    },
  },
  {
    departments: ['Finance', 'Risk', 'Compliance', 'Legal'],
    laterDays: 5,
    content: {
      title: 'Books that agree',
      intro: INTRO,
      minutes: 25,
      passPercent: 60,
      isShuffled: true,
      questions: [
        numeric('A loan of 12,000 at 5 % simple interest a year. How much interest falls due after nine months?', 450, {
          points: 3,
        }),
        single(
          'The bank shows 4,180, the books show 4,260. A cheque of 80 is not cashed yet. What do you do?',
          'Note the cheque as outstanding: the two agree',
          ['Book an expense of 80', 'Ask the bank for 80', 'Change the opening balance'],
          { points: 4 },
        ),
        multiple(
          'Which of these are signs that a payment should be looked at by a second person?',
          ['New bank details that came by mail', 'An amount just below the limit for approval'],
          ['A supplier of many years on the usual day', 'An amount in another currency'],
          { points: 4 },
        ),
        shortText('What is the statement called that shows assets, liabilities and equity on one day?', [
          'balance sheet',
          'statement of financial position',
          'the balance sheet',
        ]),
        ordering(
          'Order the closing of a month.',
          ['Book what is missing', 'Reconcile the accounts', 'Review what differs', 'Lock the month', 'Report'],
          { points: 4 },
        ),
        longText('A colleague asks you to date an invoice into last month. What do you say?', {
          points: 5,
          minLength: 80,
          maxLength: 800,
          guide: 'Declines, says why without blame, offers the right way.',
        }),
      ],
    },
  },
  {
    departments: ['Marketing', 'Sales', 'Partnerships', 'Content', 'Editorial', 'Documentation', 'Localisation'],
    laterDays: 5,
    content: {
      title: 'Words that do their work',
      intro: INTRO,
      minutes: 20,
      passPercent: null,
      isShuffled: false,
      questions: [
        shortText('One word for: “in spite of the fact that”.', ['although', 'though', 'despite']),
        multiple(
          'Which of these sentences tell the reader something?',
          ['Delivery takes three days.', 'You can cancel until Friday.'],
          ['We are passionate about excellence.', 'A world-class experience awaits.'],
          { points: 4 },
        ),
        numeric('A mail went to 8,000 people, 2,400 opened it, 96 bought. How many of 100 who opened it bought?', 4, {
          unit: '%',
          points: 3,
        }),
        single(
          'A customer says your price is twice that of another. What do you ask first?',
          'What the other offer would do for them',
          ['Whether they want a discount', 'Who else they have talked to', 'Why they did not say so earlier'],
          { points: 3 },
        ),
        ordering(
          'Order a page about a new feature.',
          ['What it lets people do', 'How it looks in use', 'What it costs', 'How to begin'],
          { points: 3 },
        ),
        longText('Explain to somebody who has never hired abroad what a work permit decides. Five sentences at most.', {
          points: 7,
          minLength: 150,
          maxLength: 900,
          guide: 'Plain words, true, no sentence that could be left out.',
        }),
      ],
    },
  },
  {
    departments: ['Operations', 'Planning', 'Procurement', 'Delivery', 'Care', 'Office', 'People'],
    laterDays: null,
    content: {
      title: 'A day with too little of everything',
      intro: 'Nothing here needs special knowledge. We want to see how you set an order.',
      minutes: 15,
      passPercent: 50,
      isShuffled: true,
      questions: [
        ordering(
          'A driver is ill. Order what you do.',
          [
            'See which deliveries cannot wait',
            'Ask who can take them',
            'Tell the customers whose delivery moves',
            'Note it for the plan of tomorrow',
          ],
          { points: 5 },
        ),
        numeric('Three people pack 90 boxes in two hours. How many boxes do five people pack in three hours?', 225, {
          points: 4,
        }),
        single(
          'Two teams need the same room at ten. Both booked it. What do you do?',
          'Ask both what cannot move, then decide and tell them why',
          ['Give it to whoever is louder', 'Give it to whoever booked first, without asking', 'Let them settle it'],
          { points: 3 },
        ),
        multiple(
          'Which of these make a handover safe?',
          ['It is written down', 'Whoever takes over says it back'],
          ['It is as short as can be', 'It happens while something else does'],
          { points: 4 },
        ),
        shortText('It is 14:00 in Nairobi (UTC+3). What time is it in Lisbon in winter (UTC+0)? Write it as 00:00.', [
          '11:00',
          '11.00',
          '11',
        ]),
        longText('Tell of a plan of yours that fell apart. What did you do in the first hour?', {
          points: 5,
          minLength: 120,
          maxLength: 1_000,
          guide: 'Decides early, tells those it concerns, says what was learned.',
        }),
      ],
    },
  },
]
